import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { hydrated, newPage, openHydrated, signIn } from './testing/browser-page.ts'
import { createTrainer } from './testing/create-account.ts'
import { runStatement } from './testing/database.ts'
import { findPageProblems, noProblems } from './testing/page-problems.ts'

const clientCount = 30
const nameOf = (position: number) => `Person ${String(position).padStart(2, '0')}`

/** Gives a trainer client slots and clients who wait for an answer, the first ones longest, and have consented. */
async function addWaitingClients(trainerEmail: string): Promise<void> {
  await runStatement(
    `INSERT INTO subscriptions (id, user_id, kind, status, quantity, current_period_end)
     SELECT uuidv7(), id, 'CLIENT_SLOTS', 'ACTIVE', ${clientCount}, now() + interval '1 month' FROM users WHERE email = $1`,
    trainerEmail,
  )
  await runStatement(
    `WITH people AS (
       INSERT INTO users (id, email, password_hash, first_name, last_name, phone_number, updated_at)
       SELECT uuidv7(), gen_random_uuid() || '@example.test', '', 'Person', to_char(n, 'FM00'), '', now()
         FROM generate_series(1, ${clientCount}) n RETURNING id, last_name),
     relations AS (
       INSERT INTO client_relations (id, trainer_id, client_id)
       SELECT uuidv7(), trainer.id, people.id FROM people, users trainer WHERE trainer.email = $1 RETURNING id, client_id),
     agreed AS (
       INSERT INTO consents (id, user_id, kind, version, relation_id)
       SELECT uuidv7(), client_id, kind, '2026-11', CASE WHEN kind = 'COACHING' THEN id END
         FROM relations, unnest('{HEALTH,COACHING}'::"ConsentKind"[]) AS kind)
     INSERT INTO pending_answers (id, relation_id, kind, subject_id, since, due_at)
     SELECT uuidv7(), relations.id, 'MESSAGE', uuidv7(), since, since + interval '48 hours'
       FROM relations JOIN people ON people.id = client_id,
            LATERAL (SELECT now() - interval '40 hours' + make_interval(mins => people.last_name::int)) AS waiting(since)`,
    trainerEmail,
  )
}

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')
const expectFocusOn = (page: Page, name: string) => expect.poll(() => focusedText(page)).toContain(name)

it('a trainer handles nine of thirty waiting clients by keyboard alone, then tags and writes to twelve', async () => {
  const email = await createTrainer('Tamara')
  await addWaitingClients(email)
  const page = await newPage()
  const { keyboard } = page
  await signIn(page, email)
  await openHydrated(page, '/client-management')
  await hydrated(page)
  await page.getByRole('link', { name: nameOf(1) }).waitFor()
  await page.getByText(`Braucht Aufmerksamkeit ${clientCount}`).first().waitFor()

  // Six messages need no answer; the next row has the focus each time.
  await keyboard.press('j')
  for (let position = 1; position <= 6; position++) {
    await expectFocusOn(page, nameOf(position))
    await keyboard.press('e')
  }
  await expectFocusOn(page, nameOf(7))
  await page.getByText('Braucht Aufmerksamkeit 24').first().waitFor()

  // Three are answered, from one client to the next.
  await keyboard.press('r')
  for (let position = 7; position <= 9; position++) {
    await page.getByRole('heading', { level: 1, name: nameOf(position) }).waitFor()
    await page
      .getByText(/Antwort fällig bis/)
      .first()
      .waitFor()
    await keyboard.press('r')
    const field = page.getByRole('textbox', { name: 'Nachricht an Person' })
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true)
    await keyboard.type('Das passt so, weiter!')
    await keyboard.press('Control+Enter')
    await expect.poll(() => page.getByText(/Antwort fällig bis/).count()).toBe(0)
    await keyboard.press('Escape')
    await keyboard.press('j')
  }
  await page.getByRole('heading', { level: 1, name: nameOf(10) }).waitFor()

  // Twelve are selected, tagged and written to.
  await openHydrated(page, '/client-management')
  await hydrated(page)
  await page.getByText('Braucht Aufmerksamkeit 21').first().waitFor()
  await page.getByRole('link', { name: nameOf(10) }).waitFor()
  for (let position = 10; position <= 21; position++) {
    await keyboard.press('j')
    await expectFocusOn(page, nameOf(position))
    await keyboard.press('x')
  }
  await page.getByText('12 Personen ausgewählt').first().waitFor()
  expect(await findPageProblems(page)).toEqual(noProblems)
  await keyboard.press('a')
  await expectFocusOn(page, 'Nachricht')
  await keyboard.press('Tab')
  await expectFocusOn(page, 'Schlagwort')
  await keyboard.press('Enter')
  await page.getByRole('dialog').getByLabel('Schlagwort').waitFor()
  await keyboard.type('Montagsgruppe')
  await keyboard.press('Enter')
  await page.getByText('12 Personen mit Schlagwort versehen.').waitFor()
  // The selection is still there.
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await keyboard.press('a')
  await expectFocusOn(page, 'Nachricht')
  await keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('12 Personen warten auf deine Antwort.', { exact: false }).waitFor()
  await keyboard.type('Hallo {vorname}, am Montag geht es los!')
  await keyboard.press('Control+Enter')
  await page.getByText('Nachricht an 12 Personen gesendet.').waitFor()
  expect(await page.getByRole('row').filter({ hasText: 'Montagsgruppe' }).count()).toBe(12)
})
