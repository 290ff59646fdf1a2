import { laws } from '../../test/vitest.ts';
import { lawsHelp, probe } from './index.ts';

laws(probe, { help: lawsHelp, seeds: 4 });
