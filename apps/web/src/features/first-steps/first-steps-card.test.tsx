import type { User } from '@kostbar/contracts/users/schemas'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useUser } from '../../lib/session.ts'
import { fakeApi } from '../../lib/testing/fake-api.ts'
import { member, renderPage } from '../../lib/testing/render-page.tsx'
import { FirstStepsCard } from './first-steps-card.tsx'

const recipe = { id: 'r1' }
const answers = {
  'GET /nutritionplan': (): unknown => [{ meals: [{ enabled: true, recipes: [], foods: [] }] }],
  'GET /shopping': (): unknown => ({ items: [], suggestions: [] }),
  'GET /clients/my-trainer': (): unknown => ({ trainer: null }),
  'GET /clients/my-assignment': (): unknown => ({ waiting: null }),
  'GET /subscriptions/me': (): unknown => ({ subscription: { product: { name: 'Basis' } } }),
}
const coached = { 'GET /clients/my-trainer': () => ({ trainer: { firstName: 'Theresa' } }) }
const waiting = { 'GET /clients/my-assignment': () => ({ waiting: {} }) }
const withoutSubscription = { 'GET /subscriptions/me': () => ({ subscription: null }) }

const show = (changes: object = {}, user: Partial<User> = {}) => {
  fakeApi({ ...answers, ...changes })
  return renderPage(<FirstStepsCard user={{ ...member, ...user }} />)
}

const OfSignedIn = () => {
  const user = useUser()
  return user ? <FirstStepsCard user={user} /> : null
}

const card = async () => within(await screen.findByRole('region', { name: 'Deine ersten Schritte' }))

test.each([
  [
    'a buyer of Basis',
    {},
    {},
    'Basis',
    ['Deine Anamnese', 'Deine Tagesziele', 'Dein Ernährungsplan', 'Deine Einkaufsliste'],
  ],
  [
    'a coached member',
    coached,
    {},
    'Theresa begleitet',
    ['Deine Anamnese', 'Dein Ernährungsplan', 'Deine Einkaufsliste'],
  ],
  [
    'a member whose coaching is paused',
    { 'GET /clients/my-trainer': () => ({ trainer: { firstName: 'Theresa', isPaused: true } }) },
    {},
    'durch Theresa ist pausiert',
    ['Deine Anamnese', 'Dein Ernährungsplan', 'Deine Einkaufsliste'],
  ],
  ['who waits for a trainer', waiting, {}, 'Bis deine Begleitung', ['Deine Anamnese', 'Deine Einkaufsliste']],
  [
    'who sees no numbers',
    {},
    { protectiveMode: true },
    'Basis',
    ['Deine Anamnese', 'Dein Ernährungsplan', 'Deine Einkaufsliste'],
  ],
  [
    'a buyer in the app',
    withoutSubscription,
    { roles: ['ROLE_IN_APP_PURCHASE_USER'] as User['roles'] },
    'in der App gekauft',
    ['Deine Anamnese', 'Deine Tagesziele', 'Dein Ernährungsplan', 'Deine Einkaufsliste'],
  ],
  [
    'a tester',
    withoutSubscription,
    { onTrial: true },
    'Testphase',
    ['Deine Anamnese', 'Deine Tagesziele', 'Dein Ernährungsplan', 'Deine Einkaufsliste'],
  ],
])('%s has steps of their own', async (_who, changes, user, sentence, titles) => {
  show(changes, user)
  const { getByText, getAllByRole } = await card()
  expect(getByText(new RegExp(sentence))).toBeTruthy()
  expect(getAllByRole('listitem').map((row) => row.querySelector('p')?.textContent)).toEqual(titles)
})

test('promises no answer within 48 hours while the trainer is away', async () => {
  const absence = { from: '2099-12-20', until: '2100-01-10', text: '' }
  show({ 'GET /clients/my-trainer': () => ({ trainer: { firstName: 'Theresa', absence } }) })
  const { getByText, queryByText } = await card()
  expect(getByText(/^Theresa begleitet dich und ist von 20\.12\.2099 bis 10\.01\.2100 nicht da\./)).toBeTruthy()
  expect(queryByText(/48/)).toBeNull()
})

test('offers the first open step that is up to the member', async () => {
  show(coached, { profileSteps: ['ANAMNESE'] })
  const { getAllByRole, getByText } = await card()
  expect(getByText(/^Theresa stellt ihn zusammen/)).toBeTruthy()
  expect(getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Liste beginnen'])
  expect(getAllByRole('listitem')[0]?.textContent).toBe('Deine Anamnese, erledigt')
})

test.each([
  ['counts a plan whose meals are switched off as there', true, 'Dein Ernährungsplan, erledigt'],
  ['does not count a switched-off meal without entries as a plan', false, 'Dein Ernährungsplan'],
])('%s', async (_what, hasEntries, title) => {
  show({ 'GET /nutritionplan': () => [{ meals: [{ enabled: false, hasEntries, recipes: [], foods: [] }] }] })
  const { getAllByRole } = await card()
  expect(getAllByRole('listitem')[2]?.querySelector('p')?.textContent).toBe(title)
})

test('disappears once everything is done', async () => {
  const { queries } = show(
    {
      'GET /nutritionplan': () => [{ meals: [{ enabled: true, recipes: [recipe], foods: [] }] }],
      'GET /shopping': () => ({ items: [{ id: '1' }], suggestions: [] }),
    },
    { profileSteps: ['ANAMNESE'], kcal: 1800 },
  )
  await expect.poll(() => queries.isFetching()).toBe(0)
  expect(screen.queryByRole('region', { name: 'Deine ersten Schritte' })).toBeNull()
})

test('can be put away and brought back', async () => {
  let hidden = false
  fakeApi({
    ...answers,
    'POST /users/first-steps': ({ body }) => {
      hidden = (body as { hidden: boolean }).hidden
      return { success: true }
    },
    'GET /users/info': () => ({ ...member, firstStepsHidden: hidden }),
  })
  const { user } = renderPage(<OfSignedIn />)
  await user.click((await card()).getByRole('button', { name: 'Ausblenden' }))
  expect(document.activeElement).toBe(await screen.findByText('Die ersten Schritte sind ausgeblendet.'))
  await user.click(screen.getByRole('button', { name: 'Rückgängig' }))
  expect((await card()).getAllByRole('listitem')).toHaveLength(4)
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Deine ersten Schritte'))
})
