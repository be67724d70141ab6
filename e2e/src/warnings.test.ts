import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openHydrated, sharedPage, signIn, submitSignIn } from './testing/browser-page.ts'
import { callApi } from './testing/call-api.ts'
import { desktop, phone } from './testing/check-screens.ts'
import { invite, signInAsNewCoach } from './testing/coach.ts'
import { createAccount } from './testing/create-account.ts'
import { findPageProblems, noProblems } from './testing/page-problems.ts'

/** Timeout for seven pages on a busy machine. */
const journeyTimeoutMs = 180_000

const get = async <T>(page: Page, path: string): Promise<T> => (await (await callApi(page, path)).json()) as T

/** Posts to the API. @returns status and problem code */
async function post(page: Page, path: string, data: object): Promise<readonly [number, string | undefined]> {
  const answer = await callApi(page, path, data)
  return [answer.status(), ((await answer.json()) as { code?: string }).code]
}

async function submitAnamnesis(page: Page, answers: object): Promise<void> {
  const { id } = await get<{ id: string }>(page, '/users/info')
  const { draft } = await get<{ draft: { rev: number } | null }>(page, `/anamnese/${id}`)
  const saved = await callApi(page, `/anamnese/${id}/draft`, { step: 'body', answers, rev: draft?.rev ?? 0 })
  expect(saved.status(), await saved.text()).toBe(200)
  const { rev } = (await saved.json()) as { rev: number }
  expect(await post(page, '/anamnese/submit', { rev })).toEqual([200, undefined])
}

/** Answers to every required question without a warning; the health questions that warn are answered with no. */
const healthy = {
  adult: 'YES',
  birthDate: '1998-03-14',
  sex: 'FEMALE',
  height: 169,
  weight: 72,
  mainGoal: 'LOSE',
  whyNow: 'Mehr Kraft im Alltag.',
  motivation: 8,
  confidence: 6,
  medicalTreatment: { value: 'NO' },
  ...{ insulin: { value: 'NO' }, kidney: { value: 'NO' }, cancer: { value: 'NO' }, eatingDisorder: { value: 'NO' } },
  pregnancy: 'NO',
  allergens: ['NONE'],
  intolerances: ['NONE'],
  diet: 'MIXED',
  mealsPerDay: 4,
  water: 1500,
  workload: 'SITTING',
  sleep: 7.5,
}

/** Warnings with the answers that cause them and the texts that trainer and member read. */
const warnings: readonly (readonly [warning: string, answers: object, trainer: RegExp, member: RegExp])[] = [
  ['BMI_LOW', { weight: 50 }, /^BMI unter 18,5: .*abklären/, /^Abnehmen planen wir für dich vorerst nicht/],
  ['BMI_HIGH', { weight: 105 }, /^BMI ab 35: .*abklären/, /^Bevor wir dein Ziel berechnen/],
  ['PREGNANCY', { pregnancy: 'PREGNANT' }, /^Schwanger oder stillend: .*abklären/, /^In dieser Zeit brauchst du/],
  [
    'INSULIN',
    { diabetes: { value: 'YES' }, insulin: { value: 'YES' } },
    /^Verwendet Insulin: .*abklären/,
    /^Wenn du anders isst/,
  ],
  ['KIDNEY', { kidney: { value: 'YES' } }, /^Nierenerkrankung: .*abklären/, /^Wie viel Eiweiß dir guttut/],
  ['CANCER', { cancer: { value: 'YES' } }, /^Krebserkrankung: .*abklären/, /^Besprich deine Ernährung/],
  ['UNDER_AGE', { adult: 'NO', birthDate: '2010-05-01' }, /^Unter 18: .*abklären/, /^Du wächst noch/],
  // Last, because 'ohne Zahlen' stays on afterwards.
  ['EATING_DISORDER', { eatingDisorder: { value: 'YES' } }, /^Essstörung.*abklären/, /^Wir zeigen dir keine Kalorien/],
]

const coach = sharedPage({ pays: true }, (page) => signInAsNewCoach(page, 'Reinhild', 1))
const client = sharedPage({ viewport: { width: 390, height: 844 } }, async (page) => {
  const email = await createAccount('Vroni')
  await openHydrated(page, await invite(coach(), 'Reinhild', email))
  await page.getByRole('link', { name: 'Ich habe schon ein Konto' }).click()
  await submitSignIn(page, email)
  await page.getByRole('checkbox', { name: 'Ich habe beides gelesen und willige ein.' }).check()
  await page.getByRole('button', { name: 'Einladung annehmen' }).click()
  await page.getByRole('heading', { name: 'Reinhild begleitet dich jetzt' }).waitFor()
})
/** Page of a member without a trainer, who can use the calculator. */
const alone = sharedPage({ viewport: { width: 390, height: 844 } }, async (page) => {
  await signIn(page, await createAccount('Solveig'))
  const { version } = await get<{ version: string }>(page, '/consents/health')
  expect(await post(page, '/consents/health', { version })).toEqual([200, undefined])
})

/** Opens a page repeatedly until it shows a text: on a busy machine, loading may fail at first. */
async function openUntil(page: Page, path: string, text: string | RegExp): Promise<void> {
  const isShown = async () => {
    await openHydrated(page, path)
    await page.waitForLoadState('networkidle')
    return page.getByText(text).first().isVisible()
  }
  await expect.poll(isShown).toBe(true)
}

/** Targets far below the energy need of all answers, but above the minimum below which a reason is required. */
const deficit = { kcal: 1250, proteins: 0, fats: 0, carbs: 313 }

it('the dialog that records a clearance is accessible', async () => {
  const { id } = await get<{ id: string }>(client(), '/users/info')
  await submitAnamnesis(client(), { ...healthy, kidney: { value: 'YES' } })
  for (const viewport of [desktop, phone]) {
    await coach().setViewportSize(viewport)
    await openUntil(coach(), `/user/${id}/makros`, /^Nierenerkrankung: /)
    await coach().getByRole('button', { name: 'Abklärung festhalten' }).click()
    await coach().getByRole('dialog').getByRole('heading', { name: 'Abklärung festhalten' }).waitFor()
    expect(await findPageProblems(coach())).toEqual(noProblems)
  }
  await coach().setViewportSize(desktop)
})

it.each(warnings)(
  '%s: no deficit until it is cleared, a calm sentence for the member',
  async (warning, changes, ofTrainer, ofMember) => {
    const answers = { ...healthy, ...changes }
    const { id } = await get<{ id: string }>(client(), '/users/info')
    await submitAnamnesis(client(), answers)
    await openUntil(client(), '/anamnese', ofMember)
    expect(await client().locator('main').innerText()).not.toMatch(/abklären/)

    await openUntil(coach(), `/user/${id}/makros`, ofTrainer)
    await coach().getByText('Bitte ärztlich/diätologisch abklären').waitFor()
    await openUntil(coach(), `/user/${id}/anamnese`, ofTrainer)
    for (const page of [coach(), client()])
      expect(await post(page, `/users/${id}/makros`, deficit)).toEqual([409, 'needs_clearance'])
    const clearance = { warning, day: '2026-11-20', clearedWith: 'Dr. Huber', note: 'Keine Einwände.' }
    expect(await post(client(), `/users/${id}/clearances`, clearance)).toEqual([403, 'forbidden'])
    expect(await post(coach(), `/users/${id}/clearances`, clearance)).toEqual([200, undefined])
    expect(await post(coach(), `/users/${id}/makros`, deficit)).toEqual([200, undefined])
    await openUntil(coach(), `/user/${id}/makros`, /Dr\. Huber/)

    await submitAnamnesis(alone(), answers)
    // With 'ohne Zahlen' there is no calculator at all.
    if (warning === 'EATING_DISORDER') return openUntil(alone(), '/profile/ziele', 'Hier stehen gerade keine Zahlen.')
    await openUntil(alone(), '/profile/ziele', 'Abnehmen rechnen wir für dich gerade nicht')
    const goal = alone().getByLabel('Ziel', { exact: true })
    expect(await goal.locator('option:not([disabled])').allTextContents()).not.toContainEqual(
      expect.stringMatching(/[−-]\d/),
    )
    expect(await alone().locator('main').innerText()).not.toMatch(/abklären|BMI|Insulin|Krebs|Niere|schwanger/i)
  },
  journeyTimeoutMs,
)
