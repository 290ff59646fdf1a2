export const valid = (_state: unknown): string | undefined => undefined;
