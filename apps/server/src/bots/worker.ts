import { titles } from '@kontor/catalog/rules';
import { answerQuestions } from './answer.ts';

answerQuestions(titles);
