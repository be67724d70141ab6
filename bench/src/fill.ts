import pg from 'pg'

/** Sizes of the tables of a measurement, in rows. */
export interface Size {
  /** Accounts, each with a session. */
  members: number
  /** Rows in each of notes, shopping_items and workout_links; a multiple of 20, because every reader has 20 of each. */
  rows: number
  /** Public recipes; every reader has 10 favourites and 21 planned recipes. */
  recipes: number
  /** Foods without an owner. */
  foods: number
}

export interface BenchSession {
  userId: string
  sessionId: string
}

const perReader = 20

const firstNames = 'Anna Bernd Clara David Elif Fabian Greta Hannes Ivana Jakob Katrin Lukas'
const lastNames =
  'Auer Bauer Demir Ebner Fuchs Gruber Huber Ilic Jovanovic Koller Leitner Moser Nowak Oberhofer Pichler Reiter Schmid Wagner Zach'

const array = (words: string) => `string_to_array('${words}', ' ')`

/**
 * Statements that fill the tables. As in production, rows are stored by time: one reader's are spread over the table.
 */
const statements = ({ members, rows, recipes, foods }: Size): string[] => [
  `CREATE TEMP TABLE member AS
     SELECT n, uuidv7(make_interval(mins => n - ${members})) AS id FROM generate_series(1, ${members}) n`,
  `INSERT INTO users (id, email, password_hash, first_name, last_name, phone_number, goals, roles, created_at, updated_at)
     SELECT id, lower(first || '.' || last) || n || '@example.test', 'none', first, last, '+43 660 1234567',
            'Ausgewogen essen, mehr Energie im Alltag', (CASE n WHEN 1 THEN '{ROLE_ADMIN}' ELSE '{}' END)::"Role"[],
            uuid_extract_timestamp(id), now()
       FROM member, LATERAL (SELECT (${array(firstNames)})[1 + n % 12] AS first, (${array(lastNames)})[1 + n % 19] AS last) named
      ORDER BY n`,
  `INSERT INTO sessions (id, user_id, user_agent, expires_at)
     SELECT uuidv7(), id, 'bench', now() + interval '14 days' FROM member ORDER BY n`,
  `CREATE TEMP TABLE reader AS
     SELECT row_number() OVER (ORDER BY n) - 1 AS n, id FROM member WHERE n % ${(members * perReader) / rows} = 0`,
  `INSERT INTO subscriptions (id, user_id, kind, status, current_period_end)
     SELECT uuidv7(), id, 'MEMBERSHIP', 'ACTIVE', now() + interval '30 days' FROM reader ORDER BY n`,
  `INSERT INTO notes (id, user_id, author_id, title, note, updated_at)
     SELECT uuidv7(make_interval(secs => i - ${rows})), id, id, 'Notiz ' || i,
            'Heute eine halbe Stunde spaziert und am Abend Gemüsesuppe mit Vollkornbrot gegessen.', now()
       FROM generate_series(1, ${rows}) i JOIN reader ON n = i % ${rows / perReader} ORDER BY i`,
  `INSERT INTO shopping_items (id, user_id, source, name, checked, aisle)
     SELECT uuidv7(make_interval(secs => i - ${rows})), id,
            (CASE WHEN i % 5 = 0 THEN 'SUGGESTION' ELSE 'USER' END)::"ShoppingSource", 'Zutat ' || i, i % 3 = 0,
            (enum_range(NULL::"Aisle"))[1 + i % 8]
       FROM generate_series(1, ${rows}) i JOIN reader ON n = i % ${rows / perReader} ORDER BY i`,
  `INSERT INTO workout_links (id, user_id, name, link)
     SELECT uuidv7(make_interval(secs => i - ${rows})), id, 'Übung ' || i, 'https://example.test/uebung/' || i
       FROM generate_series(1, ${rows}) i JOIN reader ON n = i % ${rows / perReader} ORDER BY i`,
  `CREATE TEMP TABLE dish AS SELECT n, uuidv7(make_interval(mins => n - ${recipes})) AS id FROM generate_series(0, ${recipes - 1}) n`,
  `INSERT INTO recipes (id, name, description, picture, kcal, carbs, proteins, fats, servings, prep_minutes, tags, steps)
     SELECT id, 'Rezept ' || lpad(n::text, 6, '0'), 'Schnell gekocht und lange satt.', '{linsen,karotte}', 200 + n % 600, 20 + n % 80, 5 + n % 50, 3 + n % 40,
            2, 25, (${array('vegetarisch schnell Hauptspeise')})[1 + n % 3 : 2 + n % 3], '{Schneiden.,Kochen.,Anrichten.}'
       FROM dish ORDER BY n`,
  `INSERT INTO foods (id, name, aisle, kcal, carbs, proteins, fats, allergens_stated)
     SELECT uuidv7(make_interval(secs => n - ${foods})),
            (${array('Apfel Birne Karotte Dinkel Hafer Topfen Joghurt Linse Bohne Kürbis')})[1 + n % 10] || ' ' || lpad(n::text, 7, '0')
              || (CASE n % 7 WHEN 0 THEN ' mit Milch' ELSE '' END),
            (enum_range(NULL::"Aisle"))[1 + n % 8], 50 + n % 400, n % 60, n % 30, n % 10, true
       FROM generate_series(0, ${foods - 1}) n`,
  `INSERT INTO recipe_picks (user_id, recipe_id)
     SELECT r.id, d.id FROM reader r CROSS JOIN generate_series(0, 9) i JOIN dish d ON d.n = (r.n * 7 + i * 31) % ${recipes}`,
  `INSERT INTO plan_entries (user_id, day, meal, recipe_id)
     SELECT r.id, (enum_range(NULL::"Weekday"))[1 + i / 3], (enum_range(NULL::"Meal"))[1 + 2 * (i % 3)], d.id
       FROM reader r CROSS JOIN generate_series(0, 20) i JOIN dish d ON d.n = (r.n * 13 + i * 37) % ${recipes}`,
  `INSERT INTO plan_notes (user_id, day, meal, note) SELECT id, 'Monday', 'LUNCH', 'Doppelte Menge kochen.' FROM reader`,
  'VACUUM ANALYZE',
]

/** Sessions of users. @param userIds query whose only column is their ids */
export async function readSessions(client: pg.Client, userIds: string): Promise<BenchSession[]> {
  const { rows } = await client.query<BenchSession>(
    `SELECT user_id AS "userId", id AS "sessionId" FROM sessions WHERE user_id IN (${userIds}) ORDER BY user_id`,
  )
  return rows
}

/** Fills a migrated, empty database (PostgreSQL 18). @returns sessions of an admin and of up to 2000 readers */
export async function fill(databaseUrl: string, size: Size): Promise<{ admin: BenchSession; readers: BenchSession[] }> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    for (const statement of statements(size)) await client.query(statement)
    const readers = await readSessions(
      client,
      'SELECT id FROM reader WHERE n % greatest(1, (SELECT count(*) FROM reader) / 2000) = 0',
    )
    const [admin] = await readSessions(client, `SELECT id FROM users WHERE 'ROLE_ADMIN' = ANY(roles)`)
    if (!admin) throw new Error('No admin among the members.')
    return { admin, readers }
  } finally {
    await client.end()
  }
}
