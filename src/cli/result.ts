/** A value, or why there is none: a text for the person who typed the command, in their language. */
export type Result<T> = { value: T } | { error: string };
