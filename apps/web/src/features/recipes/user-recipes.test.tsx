import { recipes } from '@kostbar/contracts/recipes/endpoints'
import type { Recipe } from '@kostbar/contracts/recipes/schemas'
import type { User } from '@kostbar/contracts/users/schemas'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { careOf } from '../../domain/conflicts/testing/care-profile.ts'
import { type FakeCall, fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { admin, member, renderPage } from '../../lib/testing/render-page.tsx'
import { UserRecipes } from './user-recipes.tsx'

const trainer = { ...member, roles: ['ROLE_TRAINER' as const], trainer: true }
const recipe = (id: string, name: string, toggled = false): Recipe => ({
  id,
  name,
  toggled,
  image: null,
  picture: ['tomato'],
  kcal: 417.4,
  carbs: 50,
  proteins: 17,
  fats: 16,
  tags: [],
  prepMinutes: null,
  own: false,
  allergens: [],
  allergensStated: true,
  ingredientNames: [],
})

function show(answers: Parameters<typeof fakeApi>[0] = {}, viewer: User = trainer) {
  const chosen = new Set(['r-1'])
  const calls = fakeApi({
    'GET /recipes/all': ({ call }: FakeCall) => {
      const { searchParams } = new URL(call.replace('GET ', 'http://api'))
      const filter = searchParams.get('filter') ?? ''
      const all = [recipe('r-1', 'Linsensuppe', chosen.has('r-1')), recipe('r-2', 'Krautsalat', chosen.has('r-2'))]
      return { items: all.filter(({ name }) => name.includes(filter)), cursor: null }
    },
    'POST /recipes/r-2/toggle/u-1': () => {
      chosen.add('r-2')
      return { success: true }
    },
    ...answers,
  })
  return { calls, ...renderPage(<UserRecipes userId="u-1" />, { user: viewer }) }
}
const heart = (name: string) => screen.findByRole('button', { name: `„${name}“ merken` })

test('shows the recipes of the person and chooses one for them', async () => {
  const { calls, user } = show()
  expect((await heart('Linsensuppe')).getAttribute('aria-pressed')).toBe('true')
  expect(calls[0]?.call).toContain('userid=u-1')
  await user.click(await heart('Krautsalat'))
  await waitFor(async () => expect((await heart('Krautsalat')).getAttribute('aria-pressed')).toBe('true'))
})

test('an opened recipe is for the person and does not offer to choose it for the viewer', async () => {
  const detail = {
    ...recipe('r-1', 'Linsensuppe'),
    ...{
      description: '',
      servings: 2,
      ingredients: [],
      steps: ['Kochen.'],
      source: null,
      otherNutrients: null,
      foodSources: [],
    },
    ...{ nutritionBy: 'HAND', allergensBy: 'HAND', version: 1, editable: false },
  }
  const pdf = () => refusal(503, 'unavailable')
  const { calls, user } = show({ 'GET /recipes/r-1/detail': () => detail, 'GET /recipes/r-1/pdf': pdf })
  await user.click(await screen.findByRole('link', { name: 'Linsensuppe' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Linsensuppe' }))
  await dialog.findByRole('button', { name: 'Drucken' })
  expect(dialog.queryByRole('button', { name: 'Merken' })).toBeNull()
  // The PDF is for this person, too.
  await user.click(dialog.getByRole('button', { name: 'Als PDF' }))
  await waitFor(() => expect(calls.at(-1)?.call).toBe('GET /recipes/r-1/pdf?portions=2&userid=u-1'))
})

test('shows what is being chosen for this person, and not for another', async () => {
  const { queries } = show()
  expect((await heart('Linsensuppe')).getAttribute('aria-pressed')).toBe('true')
  const toggle = (recipeId: string, userId: string, toggled: boolean) =>
    void queries
      .getMutationCache()
      .build(queries, {
        mutationKey: [recipes.toggle.path],
        mutationFn: (_request: object) => new Promise<never>(() => undefined),
      })
      .execute({ params: { recipeId, userId }, query: { toggled: String(toggled) } })
  toggle('r-2', 'u-2', true)
  toggle('r-1', 'u-1', false)
  await waitFor(async () => expect((await heart('Linsensuppe')).getAttribute('aria-pressed')).toBe('false'))
  expect((await heart('Krautsalat')).getAttribute('aria-pressed')).toBe('false')
})

test("marks the trainer's recipes, for an admin not as the admin's own", async () => {
  const own = { 'GET /recipes/all': () => ({ items: [{ ...recipe('r-1', 'Linsensuppe'), own: true }], cursor: null }) }
  const { unmount } = show(own)
  await screen.findByText('Von dir')
  unmount()
  show(own, admin)
  await screen.findByText('Aus der Begleitung')
  expect(screen.queryByText('Von dir')).toBeNull()
})

test('searches, and leads back from a search without result', async () => {
  const { user } = show()
  await heart('Linsensuppe')
  await user.type(screen.getByRole('searchbox'), 'gibt es nicht')
  await user.click(await screen.findByRole('button', { name: /zeigen/ }))
  await heart('Krautsalat')
})

test('takes a choice back that was refused, and says why with a link', async () => {
  const link = '/profile/einstellungen#abo'
  const body = { success: false, code: 'slots_lapsed', msg: 'Deine Slots sind abgelaufen.', link }
  const { user } = show({ 'POST /recipes/r-2/toggle/u-1': () => Response.json(body, { status: 403 }) })
  await user.click(await heart('Krautsalat'))
  await screen.findByText(/„Krautsalat“ bleibt, wie es war\. Deine Slots sind abgelaufen\./)
  expect(screen.getByRole('link', { name: 'Slots bezahlen' }).getAttribute('href')).toBe(link)
  await waitFor(async () => expect((await heart('Krautsalat')).getAttribute('aria-pressed')).toBe('false'))
})

test('tells of every choice that is refused, not only of the last', async () => {
  const answer = Promise.withResolvers<unknown>()
  const refuse = () => answer.promise.then(() => refusal(503, 'unavailable', 'Gerade nicht.'))
  const { user } = show({ 'POST /recipes/r-1/toggle/u-1': refuse, 'POST /recipes/r-2/toggle/u-1': refuse })
  await user.click(await heart('Linsensuppe'))
  await user.click(await heart('Krautsalat'))
  answer.resolve(undefined)
  await screen.findByText(/„Krautsalat“ bleibt, wie es war/)
  screen.getByText(/„Linsensuppe“ bleibt, wie es war/)
})

test('loads more than one page', async () => {
  const { user } = show({
    'GET /recipes/all': ({ call }) =>
      call.includes('cursor=c1')
        ? { items: [recipe('r-2', 'Krautsalat')], cursor: null }
        : { items: [recipe('r-1', 'Linsensuppe')], cursor: 'c1' },
  })
  await user.click(await screen.findByRole('button', { name: 'Mehr zeigen' }))
  await heart('Krautsalat')
  expect(screen.queryByRole('button', { name: 'Mehr zeigen' })).toBeNull()
})

test('can be loaded again after an error', async () => {
  let works = false
  const { user } = show({
    'GET /recipes/all': () =>
      works ? { items: [recipe('r-1', 'Linsensuppe')], cursor: null } : refusal(503, 'unavailable'),
  })
  const again = await screen.findByRole('button', { name: 'Nochmal versuchen' })
  works = true
  await user.click(again)
  await heart('Linsensuppe')
})

test("marks what conflicts with the person's care profile", async () => {
  show({ 'GET /care-profile/u-1': () => careOf({ dislikes: ['Linsen'], intolerances: ['FRUCTOSE'] }) })
  await screen.findByText('Abneigung: Linsen (Linsensuppe)')
  expect(screen.getAllByText('Unbekannt: Fruktose')).toHaveLength(2)
})

test('says that marks are missing where the care profile is not open to the viewer', async () => {
  show({ 'GET /care-profile/u-1': () => refusal(403, 'consent_needed') })
  await screen.findByText(/Hinweise auf Allergien und Abneigungen fehlen hier/)
})
