/** A schema.org object. */
export type Thing = Readonly<Record<string, unknown>>
