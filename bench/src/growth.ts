import { parseArgs } from 'node:util'
import { startTestPostgres } from '@kostbar/machine/test-postgres'
import { applyMigrations } from '@kostbar/prisma/migrate'
import * as calls from './calls.ts'
import { fill } from './fill.ts'
import { fillLists } from './fill-lists.ts'
import type { LoadCall } from './load.ts'
import { describeMachine } from './machine.ts'
import { type Plan, paired, type Side } from './paired.ts'
import { startServer } from './server-process.ts'
import { median, withSpread } from './statistics.ts'
import { printTable } from './table.ts'

/**
 * `pnpm bench:growth`: time of list calls with a million rows in every table that they read, recipes and foods included,
 * relative to a thousand rows.
 */
const goal = 1.2

const { values: options } = parseArgs({
  options: {
    /** Names of the calls to measure; without it, all. */
    only: { type: 'string', multiple: true },
    /** Rows of the large tables, a multiple of 500; fewer for a quick, rough run. */
    rows: { type: 'string', default: '1000000' },
  },
})

/** A single connection, so that no call waits for another one and the database's share of the time is visible. */
const plan: Plan = { connections: 1, rounds: 6, seconds: 1, warmUpCalls: 300 }

await using cleanUp = new AsyncDisposableStack()

async function start(rows: number) {
  const postgres = await startTestPostgres()
  cleanUp.defer(() => postgres.stop())
  await applyMigrations(postgres.url)
  const people = await fill(postgres.url, { members: rows, rows, recipes: rows, foods: rows })
  const coaching = await fillLists(postgres.url, rows)
  const server = await startServer('api', postgres.url)
  cleanUp.defer(() => server.stop())
  return { ...people, ...coaching, server }
}

const small = await start(1_000)
const large = await start(Number(options.rows))

const by =
  (callers: 'readers' | 'clients' | 'trainers') =>
  ({ server, [callers]: sessions }: typeof small): Side => ({ server, sessions })
const byAdmin = ({ server, admin }: typeof small): Side => ({ server, sessions: [admin] })

const lists: [LoadCall, (measured: typeof small) => Side][] = [
  [calls.listNotes, by('readers')],
  [calls.listShopping, by('readers')],
  [calls.planWeek, by('readers')],
  [calls.listRecipes, by('readers')],
  [calls.searchRecipes, by('readers')],
  [calls.fitRecipes, by('readers')],
  [calls.foodsByBeginning, by('readers')],
  [calls.foodsByPart, by('readers')],
  [calls.rareFood, by('readers')],
  [calls.listTags, by('readers')],
  [calls.listNotifications, by('readers')],
  [calls.listAccesses, by('readers')],
  [calls.listMyChallenges, by('readers')],
  [calls.readThread, by('clients')],
  [calls.readInbox, by('trainers')],
  [calls.listPushMessages, by('trainers')],
  [calls.listChallenges, by('trainers')],
  [calls.listUsers, byAdmin],
  [calls.rareSearch, byAdmin],
  [calls.commonSearch, byAdmin],
  [calls.countUsers, byAdmin],
  [calls.listHistory, byAdmin],
  [calls.listWithdrawals, byAdmin],
  [calls.listWaiting, byAdmin],
  [calls.listCandidates, byAdmin],
  [calls.listParticipants, byAdmin],
]

const rows = [['', 'goal', 'times the cost (spread)', '', 'ms at 1 000', `ms at ${options.rows}`]]
for (const [call, sideOf] of lists.filter(([{ name }]) => options.only?.includes(name) ?? true)) {
  // A call that fails or takes longer than a round must not end the measurement of the others.
  const pairs = await paired(sideOf(small), sideOf(large), call, plan).catch((error: Error) => error)
  if (pairs instanceof Error) {
    rows.push([call.name, `≤ ${goal.toFixed(2)}`, '', `missed: ${pairs.message}`, '', ''])
    continue
  }
  const ratios = pairs.map(({ first, second }) => first.perSecond / second.perSecond)
  const excess = median(ratios) - goal
  rows.push([
    call.name,
    `≤ ${goal.toFixed(2)}`,
    withSpread(ratios),
    excess > 0 ? `missed by ${excess.toFixed(2)}` : 'reached',
    (1000 / median(pairs.map(({ first }) => first.perSecond))).toFixed(2),
    (1000 / median(pairs.map(({ second }) => second.perSecond))).toFixed(2),
  ])
}
printTable(rows)
console.log(`\n${describeMachine()}`)
