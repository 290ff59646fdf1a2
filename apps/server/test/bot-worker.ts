import { answerQuestions } from '../src/bots/answer.ts';
import { titles } from './titles.ts';

answerQuestions({ titles, bots: {} });
