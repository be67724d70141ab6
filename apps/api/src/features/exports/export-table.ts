import type { Prisma, PrismaClient } from '@kostbar/prisma/client'
import type { DataKey } from '@kostbar/prisma/data-key'
import type { CsvColumn } from '../../infra/csv.ts'

/** Loads the data keys of users, by user id. */
export type LoadKeys = (userIds: readonly string[]) => Promise<ReadonlyMap<string, DataKey>>

/** One table of a data export: a JSON file for programs and a CSV file for people. */
export interface ExportTable {
  /** Name of both files without their extension. */
  readonly file: string
  readonly title: string
  /** Prisma models whose rows about a user are all in this table. */
  readonly models: readonly Prisma.ModelName[]
  readonly columns: Readonly<Record<string, CsvColumn>>
  /** Rows of the user as plain values; health data is decrypted. */
  rows(prisma: PrismaClient, userId: string, loadKeys: LoadKeys): Promise<object[]>
}

/** Declares a table. The types require columns for exactly the fields of its rows. */
export const exportTable = <Row extends object>(
  table: Omit<ExportTable, 'columns' | 'rows'> & {
    columns: Readonly<Record<keyof Row & string, CsvColumn>>
    rows: (prisma: PrismaClient, userId: string, loadKeys: LoadKeys) => Promise<Row[]>
  },
): ExportTable => table
