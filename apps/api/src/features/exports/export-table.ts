import type { Prisma, PrismaClient } from '@kostbar/prisma/client'
import type { DataKey } from '@kostbar/prisma/data-key'
import type { CsvColumn } from '../../infra/csv.ts'

/** Loads the data key of the user, created at its first use; undefined for a deleted user. */
type LoadKey = () => Promise<DataKey | undefined>

/** One table of a data export: a JSON file for programs and a CSV file for people. */
export interface ExportTable {
  /** Name of both files without their extension. */
  readonly file: string
  readonly title: string
  /** Prisma models whose rows about a user are all in this table. */
  readonly models: readonly Prisma.ModelName[]
  readonly columns: Readonly<Record<string, CsvColumn>>
  /** Rows of the user as plain values, up to `rowsPerPage` at a time; health data is decrypted. */
  pages(prisma: PrismaClient, userId: string, loadKey: LoadKey): AsyncIterable<object[]>
}

/** Most rows that are written at once, so that the process serves others in between. */
export const rowsPerPage = 2000

type Load<Rows> = (prisma: PrismaClient, userId: string, loadKey: LoadKey) => Rows

/** A table without its rows. The types require columns for exactly the fields of its rows. */
type TableOf<Row> = Omit<ExportTable, 'columns' | 'pages'> & {
  columns: Readonly<Record<keyof Row & string, CsvColumn>>
}

/** Declares a table that loads the rows of a user page by page, because their number is not limited. */
export const pagedExportTable = <Row extends object>(
  table: TableOf<Row> & { pages: Load<AsyncIterable<Row[]>> },
): ExportTable => table

/** Declares a table that loads all rows of a user at once. */
export const exportTable = <Row extends object>(table: TableOf<Row> & { rows: Load<Promise<Row[]>> }): ExportTable => {
  const { rows, ...described } = table
  return {
    ...described,
    async *pages(...of) {
      const all = await rows(...of)
      for (let start = 0; start < all.length; start += rowsPerPage) yield all.slice(start, start + rowsPerPage)
    },
  }
}

/**
 * Rows of a table with encrypted columns. The key is loaded only if there are any, because loading it creates it.
 * @param decrypt gives the rows of the table for a stored row
 * @returns no rows for a deleted user
 */
export async function decryptRows<Stored, Row>(
  rows: readonly Stored[],
  loadKey: LoadKey,
  decrypt: (row: Stored, key: DataKey) => Row | Row[],
): Promise<Row[]> {
  const key = rows.length > 0 ? await loadKey() : undefined
  return key ? rows.flatMap<Row>((row) => decrypt(row, key)) : []
}
