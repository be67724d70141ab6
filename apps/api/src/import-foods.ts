import { parseArgs } from 'node:util'
import { readDatabaseSettings } from './env.ts'
import { importBlsTable } from './features/foods/bls/import-table.ts'
import { recalculateRecipes } from './features/recipes/recalculation.ts'
import { openDatabase } from './infra/database.ts'
import { print, runCommand } from './infra/operator-command.ts'

const usage = 'Usage: DATABASE_URL=… pnpm --filter @kostbar/api import-foods [--edition 4.0] FILE.csv'

/** Number of refused lines that are printed. */
const printedLines = 20

/** Imports the Bundeslebensmittelschlüssel from a CSV file, while the product runs; see docs/operations.md. */
async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { edition: { type: 'string', default: '4.0' } },
    allowPositionals: true,
  })
  const [path] = positionals
  if (!path) throw new Error(usage)
  const database = openDatabase(readDatabaseSettings(process.env).DATABASE_URL, 2, () => {})
  const started = performance.now()
  try {
    const { added, updated, unchanged, refused } = await importBlsTable(database, {
      path,
      version: values.edition,
      afterChange: recalculateRecipes,
      onProgress: (count) => print(`${count} foods`),
    })
    for (const { line, name, reason } of refused.slice(0, printedLines)) print(`Line ${line}: '${name}' ${reason}.`)
    if (refused.length > printedLines) print(`… and ${refused.length - printedLines} more lines.`)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    print(`${added} added, ${updated} updated, ${unchanged} unchanged, ${refused.length} left out in ${seconds} s.`)
  } finally {
    await database.close()
  }
}

runCommand(run)
