import type { Prisma, PrismaClient } from '@kostbar/prisma/client'

/** The German heading of a field in the CSV table, with labels for its values where they are codes. */
export type Column = string | readonly [heading: string, labels: Readonly<Record<string, string>>]

/** One table of a data export: a JSON file for programs and a CSV file for people. */
export interface ExportTable {
  /** Name of both files without their extension. */
  readonly file: string
  readonly title: string
  /** The models of which this table holds all rows of a user. */
  readonly models: readonly Prisma.ModelName[]
  readonly columns: Readonly<Record<string, Column>>
  rows(prisma: PrismaClient, userId: string): Promise<object[]>
}

/** Declares a table; does not compile unless its columns name exactly the fields of its rows. */
export const exportTable = <Row extends object>(
  table: Omit<ExportTable, 'columns' | 'rows'> & {
    columns: Readonly<Record<keyof Row & string, Column>>
    rows: (prisma: PrismaClient, userId: string) => Promise<Row[]>
  },
): ExportTable => table
