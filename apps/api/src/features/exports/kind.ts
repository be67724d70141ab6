import type { Prisma } from '@kostbar/prisma/client'

/** What a field is called in a table for people, and the words for its values where they are codes. */
export type Column = string | readonly [label: string, words: Readonly<Record<string, string>>]

/** One kind of data in an export: a file for programs (JSON) and a table for people (CSV). */
export interface Kind {
  /** Name of both files without their ending. */
  readonly file: string
  readonly title: string
  /** The tables whose rows about a person are all in here. */
  readonly models: readonly Prisma.ModelName[]
  readonly columns: Readonly<Record<string, Column>>
  rows(tx: Prisma.TransactionClient, userId: string): Promise<object[]>
}

/** Declares a kind; what its rows hold and what its columns name is the same, or it does not compile. */
export const kind = <Row extends object>(
  definition: Omit<Kind, 'columns' | 'rows'> & {
    columns: Readonly<Record<keyof Row & string, Column>>
    rows: (tx: Prisma.TransactionClient, userId: string) => Promise<Row[]>
  },
): Kind => definition
