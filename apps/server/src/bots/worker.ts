import { botsOf } from '@kontor/catalog/bots';
import { titles } from '@kontor/catalog/rules';
import { answerQuestions } from './answer.ts';

answerQuestions({ titles, bots: botsOf });
