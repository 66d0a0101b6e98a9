/** A value, or why there is none: sentences in English for whoever typed the command. */
export type Result<T> = { value: T } | { error: string };
