import { readFile } from 'node:fs/promises'
import { applyMigrations, missingMigration } from '@kostbar/prisma/migrate'
import { seedDemo } from '@kostbar/prisma/seed'
import { shippedRecipes } from '@kostbar/prisma/shipped/recipes/recipes'
import { shipTo } from '@kostbar/prisma/shipped/ship-templates'
import pg from 'pg'
import { expect, it } from 'vitest'
import { createEmptyDatabase, createTestDatabase } from '../testing/test-database.ts'

/** SQL of a migration. @param name of its folder */
const readMigration = (name: string): Promise<string> =>
  readFile(
    new URL(
      import.meta.resolve('@kostbar/prisma/migrate').replace('src/migrate.ts', `migrations/${name}/migration.sql`),
    ),
    'utf8',
  )

it('the migrations build exactly what the schema files describe, and apply once', async () => {
  const database = await createEmptyDatabase()
  try {
    expect(await applyMigrations(database.url)).not.toEqual([])
    expect(await applyMigrations(database.url)).toEqual([])
    expect(await missingMigration(database.url)).toBe('')
  } finally {
    await database.drop()
  }
})

it('six system weeks ship to an empty database, once, with the foods and recipes that they need', async () => {
  const database = await createTestDatabase()
  const client = new pg.Client({ connectionString: database.url })
  try {
    await client.connect()
    const { templates, recipes } = await shipTo(database.url)
    expect(templates).toHaveLength(6)
    expect(recipes).toBe(shippedRecipes.length)
    const { rows: unlinked } = await client.query('SELECT FROM recipe_ingredients WHERE food_id IS NULL')
    expect(unlinked).toEqual([])
    // From now on the recipes are the admins'.
    await client.query(`UPDATE recipes SET name = 'Umbenannt' WHERE name = 'Krautfleckerl'`)
    expect(await shipTo(database.url)).toEqual({ recipes: 0, templates: [] })
  } finally {
    await client.end()
    await database.drop()
  }
})

it('six system weeks ship beside foods and recipes of the same names, which stay as they are', async () => {
  const database = await createTestDatabase()
  const client = new pg.Client({ connectionString: database.url })
  try {
    await client.connect()
    await client.query(
      `INSERT INTO foods (id, source, source_key, name, aisle, kcal, carbs, proteins, fats)
         VALUES (uuidv7(), 'BLS', 'M1', 'kefir', 'DAIRY', 1, 1, 1, 1)`,
    )
    await client.query(
      `INSERT INTO recipes (id, name, kcal, carbs, proteins, fats) VALUES (uuidv7(), 'Krautfleckerl', 500, 60, 15, 20)`,
    )
    expect((await shipTo(database.url)).templates).toHaveLength(6)
    const { rows: foods } = await client.query(`SELECT name, kcal FROM foods WHERE lower(name) = 'kefir'`)
    expect(foods).toEqual([{ name: 'kefir', kcal: 1 }])
    const { rows: recipes } = await client.query(`SELECT kcal FROM recipes WHERE name = 'Krautfleckerl'`)
    expect(recipes).toEqual([{ kcal: 500 }])
    // Nutrition and allergens of the recipes are those of the shipped foods, so that food does not account for them.
    const { rows: origins } = await client.query(
      `SELECT nutrition_by, allergens_by, 'Kefir' = ANY(ingredient_names) AS with_kefir FROM recipes
         WHERE name <> 'Krautfleckerl' GROUP BY 1, 2, 3 ORDER BY 3`,
    )
    expect(origins).toEqual([
      { nutrition_by: 'FOODS', allergens_by: 'FOODS', with_kefir: false },
      { nutrition_by: 'HAND', allergens_by: 'HAND', with_kefir: true },
    ])
  } finally {
    await client.end()
    await database.drop()
  }
})

it('demo data is seeded once, and never into a database that has accounts', async () => {
  const database = await createTestDatabase()
  try {
    const agreementVersion = new Date().toISOString().slice(0, 10)
    expect(await seedDemo(database.url, { agreementVersion })).toBe(true)
    expect(await seedDemo(database.url)).toBe(false)
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    const { rows } = await client.query('SELECT count(*)::int AS users FROM users')
    const { rows: subscriptions } = await client.query('SELECT kind, quantity, stripe_id, price_id FROM subscriptions')
    const { rows: anna } = await client.query(`SELECT roles::text[] FROM users WHERE email = 'mitglied@kostbar.test'`)
    const { rows: relations } = await client.query(
      `SELECT status || ' ' || origin AS state, count(*)::int FROM client_relations GROUP BY 1 ORDER BY 1`,
    )
    const { rows: invites } = await client.query(`SELECT DISTINCT status::text AS state FROM invites ORDER BY 1`)
    const { rows: plans } = await client.query(`
      SELECT u.email, count(d.user_id)::int AS drafts, count(v.id)::int AS changes
        FROM users u JOIN plan_revisions v ON v.user_id = u.id LEFT JOIN plan_drafts d ON d.user_id = u.id
       GROUP BY 1 ORDER BY 1`)
    const { rows: agreements } = await client.query(
      `SELECT DISTINCT agreement_accepted_at >= agreement_version::date AS "isLater" FROM trainer_profiles`,
    )
    await client.end()
    // An agreement is accepted no earlier than the day of its version.
    expect(agreements).toEqual([{ isLater: true }])
    expect(plans).toEqual([
      { email: 'jonas@kostbar.test', drafts: 2, changes: 2 },
      { email: 'mitglied@kostbar.test', drafts: 0, changes: 3 },
    ])
    expect(rows).toEqual([{ users: 23 }])
    expect(relations.map(({ state, count }) => [state, count])).toEqual([
      ['ACTIVE ASSIGNED', 4],
      ['ACTIVE INVITED', 7],
      ['ARCHIVED INVITED', 3],
      ['PAUSED ASSIGNED', 1],
      ['PAUSED INVITED', 1],
    ])
    expect(invites.map(({ state }) => state)).toEqual(['ACCEPTED', 'DECLINED', 'EXPIRED', 'OPEN', 'REVOKED'])
    // Without the payment stand-in nothing was bought: the member is on a trial, and the client slots were granted.
    expect(subscriptions).toEqual([{ kind: 'CLIENT_SLOTS', quantity: 10, stripe_id: null, price_id: null }])
    expect(anna).toEqual([{ roles: ['TRIAL_MODE'] }])
  } finally {
    await database.drop()
  }
})

it('counts allergens of older recipes as stated only with letters, or where the foods of an ownerless one prove it', async () => {
  const database = await createTestDatabase()
  const client = new pg.Client({ connectionString: database.url })
  try {
    await seedDemo(database.url)
    await client.connect()
    const [backfill = ''] = /^UPDATE[^;]+;/m.exec(await readMigration('20261122015800_recipe_allergens_stated')) ?? []
    const recipe = (name: string, owner: string, allergens: string) =>
      client.query(
        `WITH added AS (INSERT INTO recipes (id, name, kcal, carbs, proteins, fats, owner_id, allergens)
           SELECT uuidv7(), $1, 1, 1, 1, 1, (SELECT id FROM users WHERE email = $2), $3::text[] RETURNING id)
         INSERT INTO recipe_ingredients (recipe_id, position, amount, unit, normal_name, food_id)
           SELECT added.id, 0, 1, 'g', $1, (SELECT id FROM foods WHERE name = $1) FROM added`,
        [name, owner, allergens],
      )
    const trainer = 'trainer@kostbar.test'
    await recipe('Vollmilch', trainer, '{}')
    await recipe('Karotten', trainer, '{}')
    await recipe('Vollkornnudeln', trainer, '{A}')
    await recipe('Eier', '', '{}')
    await recipe('Unbekanntes', '', '{}')
    await client.query('UPDATE recipes SET allergens_stated = false')
    await client.query(backfill)
    const { rows } = await client.query<{ name: string }>(
      `SELECT r.name FROM recipes r JOIN recipe_ingredients i ON i.recipe_id = r.id AND i.normal_name = r.name
         WHERE r.allergens_stated`,
    )
    expect(rows.map(({ name }) => name)).toEqual(['Vollkornnudeln'])
    const { rows: system } = await client.query<{ unstated: string[] }>(
      `SELECT array_agg(name) FILTER (WHERE NOT allergens_stated) AS unstated FROM recipes WHERE owner_id IS NULL`,
    )
    expect(system[0]?.unstated.toSorted()).toEqual(['Eier', 'Unbekanntes'])
  } finally {
    await client.end()
    await database.drop()
  }
})

it('names the ingredients of older recipes as new ones name them: each once, in their order', async () => {
  const database = await createTestDatabase()
  const client = new pg.Client({ connectionString: database.url })
  try {
    await seedDemo(database.url)
    await client.connect()
    await client.query(
      `INSERT INTO recipe_ingredients (recipe_id, position, amount, unit, normal_name)
         SELECT id, 100, 1, 'g', ingredient_names[1] FROM recipes`,
    )
    const [backfill = ''] = /^UPDATE[^;]+;/m.exec(await readMigration('20261122094500_recipe_ingredient_names')) ?? []
    const names = async () => (await client.query('SELECT name, ingredient_names FROM recipes ORDER BY id')).rows
    const written = await names()
    await client.query(`UPDATE recipes SET ingredient_names = '{}'`)
    await client.query(backfill)
    expect(await names()).toEqual(written)
  } finally {
    await client.end()
    await database.drop()
  }
})

it('counts the recipients of push messages that were sent before, and of no new ones', async () => {
  const database = await createTestDatabase()
  const client = new pg.Client({ connectionString: database.url })
  try {
    await seedDemo(database.url)
    await client.connect()
    const counts = async () =>
      (
        await client.query({
          text: `SELECT recipient_count, sent_count, failed_count, opened_count FROM push_occurrences ORDER BY due_at`,
          rowMode: 'array',
        })
      ).rows
    const seeded = await counts()
    expect(seeded).toEqual([
      [2, 1, 0, 1],
      [2, 1, 1, 1],
      [null, null, null, null],
    ])
    await client.query(
      `UPDATE push_occurrences
          SET recipient_count = NULL, sent_count = NULL, failed_count = NULL, opened_count = NULL`,
    )
    // The newest may still be opened in processes of the release before, which do not count that.
    await client.query(
      `UPDATE push_occurrences SET started_at = now() - interval '1 hour'
         WHERE due_at = (SELECT max(due_at) FROM push_occurrences WHERE status = 'SENT')`,
    )
    await client.query(await readMigration('20261126110300_push_occurrences_counted'))
    expect(await counts()).toEqual([seeded[0], seeded[2], seeded[2]])
  } finally {
    await client.end()
    await database.drop()
  }
})

it('counts older addresses as confirmed only where a mailed link was used, and unlinks the newsletter of the others', async () => {
  const database = await createTestDatabase()
  const client = new pg.Client({ connectionString: database.url })
  try {
    await client.connect()
    const backfill = (await readMigration('20261122040500_email_confirmations')).match(/^UPDATE[^;]+;/gm) ?? []
    for (const name of ['demo@kostbar.test', 'link@example.at', 'neu@example.at']) {
      await client.query(
        `WITH u AS (INSERT INTO users (id, email, password_hash, first_name, phone_number, updated_at)
           VALUES (uuidv7(), $1, '', '', '', now()) RETURNING id)
         INSERT INTO newsletter_subscriptions (id, email, user_id) SELECT uuidv7(), $1, id FROM u`,
        [name],
      )
    }
    await client.query(
      `INSERT INTO password_resets (id, user_id, expires_at, used_at)
         SELECT uuidv7(), id, now(), CASE WHEN email LIKE 'link%' THEN now() END FROM users`,
    )
    for (const statement of backfill) await client.query(statement)
    const { rows } = await client.query(
      `SELECT u.email, u.email_confirmed_at IS NOT NULL AS confirmed, n.user_id IS NOT NULL AS linked
         FROM users u JOIN newsletter_subscriptions n ON n.email = u.email ORDER BY u.email`,
    )
    expect(rows).toEqual([
      { email: 'demo@kostbar.test', confirmed: true, linked: true },
      { email: 'link@example.at', confirmed: true, linked: true },
      { email: 'neu@example.at', confirmed: false, linked: false },
    ])
  } finally {
    await client.end()
    await database.drop()
  }
})

it('takes back that the qualification of a trainer is confirmed who states none', async () => {
  const database = await createTestDatabase()
  const client = new pg.Client({ connectionString: database.url })
  try {
    await client.connect()
    await client.query(
      `WITH trainer AS (INSERT INTO users (id, email, first_name, phone_number, password_hash, updated_at)
         SELECT uuidv7(), name || '@example.test', 'Eva', '', '', now() FROM unnest('{nothing,qualified,registered}'::text[]) AS name
         RETURNING id, email)
       INSERT INTO trainer_profiles (user_id, qualification, register_number, verified_at, verified_by_id, updated_at)
         SELECT id, CASE WHEN email LIKE 'qualified%' THEN 'Diplom' ELSE '' END,
                CASE WHEN email LIKE 'registered%' THEN '4711' ELSE '' END, now(), id, now() FROM trainer`,
    )
    await client.query(await readMigration('20261128113100_trainers_verified_for_nothing'))
    const { rows } = await client.query(
      `SELECT u.email, p.verified_by_id IS NOT NULL AS by FROM users u JOIN trainer_profiles p ON p.user_id = u.id
         WHERE p.verified_at IS NOT NULL ORDER BY 1`,
    )
    expect(rows).toEqual([
      { email: 'qualified@example.test', by: true },
      { email: 'registered@example.test', by: true },
    ])
  } finally {
    await client.end()
    await database.drop()
  }
})
