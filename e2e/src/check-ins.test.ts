import { it } from 'vitest'
import { newPage, openHydrated, submitSignIn } from './testing/browser-page.ts'
import { phone } from './testing/check-screens.ts'
import { createCoach, invite } from './testing/coach.ts'
import { createAccount } from './testing/create-account.ts'
import { runStatement } from './testing/database.ts'

/** Opens today's check-in of an account by its schedule, as the job does on the weekday. */
const openCheckIn = (email: string) =>
  runStatement(
    `INSERT INTO check_ins (id, user_id, relation_id, form_name, questions, due_on, status)
     SELECT gen_random_uuid(), relation.client_id, relation.id, form.name, form.questions,
       (now() AT TIME ZONE 'Europe/Vienna')::date, 'OPEN'
     FROM check_in_schedules schedule
     JOIN check_in_forms form ON form.id = schedule.form_id
     JOIN client_relations relation ON relation.id = schedule.relation_id
     WHERE relation.client_id = (SELECT id FROM users WHERE email = $1)`,
    email,
  )

it('a trainer writes a form and schedules it, the client answers, and reads the reply', async () => {
  const thora = await createCoach('Thora', 1)
  const email = await createAccount('Cora')
  const cora = await newPage({ viewport: phone })
  await openHydrated(cora, await invite(thora, 'Thora', email))
  await cora.getByRole('link', { name: 'Ich habe schon ein Konto' }).click()
  await submitSignIn(cora, email)
  await cora.getByRole('checkbox', { name: 'Ich habe beides gelesen und willige ein.' }).check()
  await cora.getByRole('button', { name: 'Einladung annehmen' }).click()
  await cora.getByRole('heading', { name: 'Thora begleitet dich jetzt' }).waitFor()

  await openHydrated(thora, '/wochenrueckblicke/boegen')
  await thora.getByRole('button', { name: 'Neuer Bogen' }).click()
  await thora.getByRole('textbox', { name: 'Name' }).fill('Jede Woche')
  await thora.getByRole('button', { name: 'Bogen speichern' }).click()
  await thora.getByText('6 Fragen, noch für niemanden').waitFor()
  await openHydrated(thora, '/client-management')
  await thora.getByRole('link', { name: /Cora/ }).click()
  await thora.getByRole('link', { name: 'Wochenrückblick', exact: true }).click()
  await thora.getByRole('button', { name: 'Einrichten' }).click()
  await thora.getByText('Cora bekommt den Bogen „Jede Woche“ jede Woche am Montag.').waitFor()

  await openCheckIn(email)
  await openHydrated(cora, '/profile')
  await cora.getByRole('link', { name: 'Fragen beantworten' }).click()
  for (const [question, value] of [
    ['Wie zufrieden bist du mit deiner Woche?', '8'],
    ['Wie gut hat der Plan in deinen Alltag gepasst?', '6'],
    ['Wie viel Energie hattest du?', '7'],
  ] as const)
    await cora.getByRole('group', { name: question }).getByRole('button', { name: value, exact: true }).click()
  await cora.getByRole('textbox', { name: 'Was ist dir gut gelungen?' }).fill('Das Frühstück.')
  await cora.getByRole('button', { name: 'Abschicken' }).click()
  await cora.getByText(/^Thora antwortet bis/).waitFor()

  await openHydrated(thora, '/client-management')
  await thora.getByRole('link', { name: 'Wochenrückblicke, 1 Rückblick wartet auf deine Antwort' }).click()
  // The list of clients, which has a link of that name, too, stays until the page is loaded.
  await thora.getByRole('heading', { name: 'Wochenrückblicke', level: 1 }).waitFor()
  await thora.getByRole('link', { name: /Cora/ }).click()
  await thora.getByText('Das Frühstück.').waitFor()
  await thora.getByRole('textbox', { name: 'Deine Antwort an Cora' }).fill('Das freut mich sehr.')
  await thora.getByRole('button', { name: 'Antworten' }).click()
  await thora.getByText('Deine Antwort ist bei Cora.').waitFor()

  await openHydrated(cora, '/profile/wochenrueckblick')
  await cora.getByText('Das freut mich sehr.').waitFor()
  await cora.getByText('beantwortet', { exact: true }).waitFor()
})
