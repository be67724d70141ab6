import { parseMasterKeys } from '@kostbar/prisma/master-keys'
import { messageContext } from '@kostbar/prisma/message-context'
import pg from 'pg'
import { type BenchSession, readSessions } from './fill.ts'
import { dataKeys } from './tokens.ts'

/** Id of a challenge for everyone, in which all members take part. */
export const challengeId = '01900000-0000-7000-8000-000000000001'

/** Trainers whose threads can be read; the messages of all others are no encrypted texts. */
const readableTrainers = 40
const clientsPerTrainer = 25
const messagesPerClient = 20

/**
 * Statements that fill what grows with the number of all members, beside the tables of `fill`. Every reader is a client,
 * with 20 rows in each table; every trainer has 25 clients.
 * @param rows accounts, and rows in each large table; a multiple of 500
 */
function statements(rows: number): string[] {
  const clients = rows / messagesPerClient
  const trainers = clients / clientsPerTrainer
  /** Time-ordered id of row `i`, the newest of now. */
  const id = `uuidv7(make_interval(secs => i - ${rows}))`
  const eachClient = `generate_series(1, ${rows}) i JOIN relation ON n = i % ${clients} ORDER BY i`
  const eachTrainer = (each: number) =>
    `generate_series(1, ${trainers * each}) i JOIN trainer ON trainer.n = i % ${trainers} ORDER BY i`
  return [
    // Ids sort by time, as members are numbered.
    'CREATE TEMP TABLE member AS SELECT row_number() OVER (ORDER BY id) AS n, id FROM users',
    `CREATE TEMP TABLE reader AS
       SELECT row_number() OVER (ORDER BY user_id) - 1 AS n, user_id AS id FROM subscriptions WHERE kind = 'MEMBERSHIP'`,
    `CREATE TEMP TABLE trainer AS
       SELECT row_number() OVER (ORDER BY n) - 1 AS n, id FROM member WHERE n % ${messagesPerClient * clientsPerTrainer} = 10`,
    `UPDATE users SET roles = '{ROLE_TRAINER}' WHERE id IN (SELECT id FROM trainer)`,
    `CREATE TEMP TABLE relation AS
       SELECT r.n, uuidv7() AS id, r.id AS client, t.id AS trainer, t.n < ${readableTrainers} AS is_readable
         FROM reader r JOIN trainer t ON t.n = r.n / ${clientsPerTrainer}`,
    `INSERT INTO client_relations (id, trainer_id, client_id, origin) SELECT id, trainer, client, 'ASSIGNED' FROM relation`,
    `INSERT INTO consents (id, user_id, kind, version, relation_id)
       SELECT uuidv7(), client, kind, '2026-11', CASE WHEN kind = 'COACHING' THEN id END
         FROM relation, unnest('{HEALTH,COACHING}'::"ConsentKind"[]) AS kind`,
    `INSERT INTO messages (id, relation_id, author_id, client_key, encrypted)
       SELECT ${id}, id, CASE WHEN i / ${clients} % 2 = 0 THEN client ELSE trainer END, gen_random_uuid(),
              decode(repeat('00', 150), 'hex')
         FROM ${eachClient}`,
    `INSERT INTO thread_states (relation_id, last_client_message_id, last_trainer_message_id)
       SELECT r.id, (SELECT m.id FROM messages m WHERE m.relation_id = r.id AND author_id = client ORDER BY id DESC LIMIT 1),
              (SELECT m.id FROM messages m WHERE m.relation_id = r.id AND author_id = trainer ORDER BY id DESC LIMIT 1)
         FROM relation r`,
    `INSERT INTO notifications (id, user_id, dedupe_key, category, kind, variables, link)
       SELECT ${id}, client, 'noteAdded:' || i, 'TRAINER', 'noteAdded', '{"name":"Tina"}', '/profile' FROM ${eachClient}`,
    `INSERT INTO audit_entries (id, actor_id, subject_id, action, details)
       SELECT ${id}, trainer, client, 'data.read', '{"area":"protocol","role":"TRAINER"}' FROM ${eachClient}`,
    `INSERT INTO audit_entries (id, actor_id, subject_id, action)
       SELECT uuidv7(), null, id, 'user.mail_resent' FROM users, generate_series(1, 20) WHERE 'ROLE_ADMIN' = ANY(roles)`,
    `INSERT INTO push_messages (id, author_id, sender, title, body, link, audience, schedule, status)
       SELECT ${id}, id, 'TRAINER', 'Hallo {vorname}', 'Am Freitag kochen wir.', '/profile', '{"kind":"CLIENTS"}', '{"kind":"NOW"}', 'SENT'
         FROM ${eachTrainer(500)}`,
    `INSERT INTO push_occurrences (id, message_id, due_at, status, started_at, recipient_count, sent_count, failed_count, opened_count)
       SELECT uuidv7(), id, now(), 'SENT', now(), 25, 20, 0, 5 FROM push_messages`,
    `INSERT INTO withdrawals (id, name, email, contract, received_at, settled_at)
       SELECT ${id}, 'Anna Auer', 'anna' || i || '@example.test', 'Mitgliedschaft', now() - make_interval(mins => ${rows} - i),
              CASE WHEN i <= ${rows} - 20 THEN now() - make_interval(mins => ${rows} - i) END
         FROM generate_series(1, ${rows}) i`,
    // All clients bought coaching, and 20 members who have no trainer yet.
    `UPDATE subscriptions SET coaching_since = now() - interval '9 days', product_name = 'Begleitung'`,
    `INSERT INTO subscriptions (id, user_id, kind, status, current_period_end, coaching_since, product_name)
       SELECT uuidv7(), id, 'MEMBERSHIP', 'ACTIVE', now() + interval '30 days', now() - interval '1 day', 'Begleitung'
         FROM member WHERE n % ${messagesPerClient} = 7 ORDER BY n LIMIT 20`,
    `INSERT INTO challenges (id, owner_id, audience, title, task, target, weekdays, starts_on, ends_on, points, names, published_at)
       SELECT ${id}, id, 'CLIENTS', 'Jeden Tag Gemüse', 'YES_NO', 1, '{1,2,3,4,5,6,7}', current_date - 9, current_date + 20, 10,
              'FIRST_NAMES', now()
         FROM ${eachTrainer(20)}`,
    `INSERT INTO challenges (id, audience, title, task, target, weekdays, starts_on, ends_on, points, names, published_at)
       VALUES ('${challengeId}', 'EVERYONE', 'Wasser statt Saft', 'YES_NO', 1, '{1,2,3,4,5,6,7}', current_date - 9, current_date + 20, 10,
               'INITIALS', now())`,
    `INSERT INTO challenge_members (challenge_id, user_id, joined_at)
       SELECT c.id, client, now() FROM challenges c JOIN relation ON trainer = owner_id`,
    `INSERT INTO challenge_members (challenge_id, user_id, joined_at) SELECT '${challengeId}', id, now() FROM member`,
    `INSERT INTO challenge_entries (user_id, challenge_id, day, amount)
       SELECT id, '${challengeId}', current_date - 1, 1 FROM member`,
  ]
}

/** Encrypts the messages of the clients of `readableTrainers` with data keys, as the API does. */
async function encryptMessages(client: pg.Client): Promise<void> {
  const masterKeys = parseMasterKeys(dataKeys)
  const clients = await client.query<{ id: string }>('SELECT client AS id FROM relation WHERE is_readable')
  const keys = clients.rows.map(({ id }) => masterKeys.createKey(id))
  await client.query(
    `INSERT INTO user_keys (user_id, wrapped, master_key)
       SELECT id, wrapped, $3 FROM unnest($1::uuid[], $2::bytea[]) AS key (id, wrapped)`,
    [keys.map(({ userId }) => userId), keys.map(({ wrapped }) => wrapped), masterKeys.current],
  )
  const keyOf = new Map(keys.map((key) => [key.userId, masterKeys.unwrap(key)]))
  const { rows } = await client.query<{ id: string; client: string }>(
    'SELECT m.id, client FROM relation r JOIN messages m ON m.relation_id = r.id WHERE is_readable',
  )
  const text = 'Danke, das Rezept war gut. Am Wochenende koche ich es noch einmal, dann mit mehr Gemüse.'
  await client.query(
    `UPDATE messages m SET encrypted = n.encrypted
       FROM unnest($1::uuid[], $2::bytea[]) AS n (id, encrypted) WHERE m.id = n.id`,
    [rows.map(({ id }) => id), rows.map((row) => keyOf.get(row.client)?.encrypt(messageContext(row.id), text))],
  )
}

/**
 * Fills the lists that grow with the number of all members, after `fill` with as many members as `rows`.
 * @returns sessions of trainers and of their clients; their threads can be read
 */
export async function fillLists(
  databaseUrl: string,
  rows: number,
): Promise<{ trainers: BenchSession[]; clients: BenchSession[] }> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    for (const statement of statements(rows)) await client.query(statement)
    await encryptMessages(client)
    await client.query('VACUUM ANALYZE')
    return {
      trainers: await readSessions(client, 'SELECT trainer FROM relation WHERE is_readable'),
      clients: await readSessions(client, 'SELECT client FROM relation WHERE is_readable'),
    }
  } finally {
    await client.end()
  }
}
