import type { Prisma, PrismaClient } from '@kostbar/prisma/client'
import type { DataKey } from '@kostbar/prisma/data-key'
import type { Column } from '../../infra/csv.ts'

/** Loads the keys that decrypt the health data of users, by their ids. */
export type LoadKeys = (userIds: readonly string[]) => Promise<ReadonlyMap<string, DataKey>>

/** One table of a data export: a JSON file for programs and a CSV file for people. */
export interface ExportTable {
  /** Name of both files without their extension. */
  readonly file: string
  readonly title: string
  /** The models of which this table holds all rows of a user. */
  readonly models: readonly Prisma.ModelName[]
  readonly columns: Readonly<Record<string, Column>>
  /** In plain text: health data is decrypted. */
  rows(prisma: PrismaClient, userId: string, loadKeys: LoadKeys): Promise<object[]>
}

/** Declares a table; does not compile unless its columns name exactly the fields of its rows. */
export const exportTable = <Row extends object>(
  table: Omit<ExportTable, 'columns' | 'rows'> & {
    columns: Readonly<Record<keyof Row & string, Column>>
    rows: (prisma: PrismaClient, userId: string, loadKeys: LoadKeys) => Promise<Row[]>
  },
): ExportTable => table
