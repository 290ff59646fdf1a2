import type { Title } from '@kontor/core';
import { probe } from '@kontor/testkit/probe';

/** Probe, which is in no catalog. */
export const title = probe as unknown as Title;

export const titles = { probe: (): Promise<Title> => Promise.resolve(title) };
