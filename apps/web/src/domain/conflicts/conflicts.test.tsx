import type { CareProfile } from '@kostbar/contracts/care-profile/schemas'
import { health } from '@kostbar/contracts/health/endpoints'
import type { CheckedItem } from '@kostbar/contracts/nutritionplan/conflicts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { query } from '../../lib/api.ts'
import { fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { member, renderPage } from '../../lib/testing/render-page.tsx'
import { AllergenReasonDialog } from './allergen-reason-dialog.tsx'
import { ConflictMarks } from './conflict-marks.tsx'
import { careOf } from './testing/care-profile.ts'

const cake: CheckedItem = {
  name: 'Nusskuchen',
  allergens: ['H', 'G'],
  allergensStated: true,
  ingredientNames: ['Haselnüsse', 'Zimt'],
}

const marks = () => within(screen.getByRole('list', { name: 'Hinweise zum Ernährungsprofil' })).getAllByRole('listitem')

function show(answer: CareProfile | Response, item: CheckedItem, userId?: string) {
  const calls = fakeApi({ [`GET /care-profile/${userId ?? member.id}`]: () => answer })
  return { calls, ...renderPage(<ConflictMarks item={item} userId={userId} />) }
}

test('says in words what conflicts, the gravest first', async () => {
  show(careOf({ allergens: ['H'], intolerances: ['LACTOSE'], dislikes: ['Zimt'], diet: 'VEGAN' }), cake)
  await screen.findByText('Allergen: Schalenfrüchte')
  expect(marks().map(({ textContent }) => textContent)).toEqual([
    'Allergen: Schalenfrüchte',
    'Unverträglich: Laktose',
    'Nicht vegan: Milch',
    'Abneigung: Zimt',
  ])
})

test('never calls a food without declared allergens free of them', async () => {
  show(careOf({ allergens: ['H'] }), { ...cake, allergens: [], allergensStated: false })
  await screen.findByText('Unbekannt: Schalenfrüchte')
  expect(document.body.textContent).not.toMatch(/frei/)
})

test("checks against a client's profile", async () => {
  const { calls } = show(careOf({ allergens: ['G'] }), cake, 'u-1')
  await screen.findByText('Allergen: Milch')
  expect(calls.map(({ call }) => call)).toEqual(['GET /care-profile/u-1'])
})

test.each(['consent_needed', 'reason_needed', 'forbidden'] as const)('is quietly absent after %s', async (code) => {
  const { calls } = show(refusal(403, code), cake)
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(screen.queryByRole('list')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

describe('of a trainer', () => {
  const trainer = { ...member, roles: ['ROLE_TRAINER' as const], trainer: true }
  const showOwn = (given: object | null) => {
    const calls = fakeApi({
      'GET /consents/health': () => ({
        version: '1',
        texts: { HEALTH: '', COACHING: '' },
        given,
        eraseAt: null,
        trainer: null,
      }),
      [`GET /care-profile/${trainer.id}`]: () => careOf({ allergens: ['H'] }),
    })
    return { calls, ...renderPage(<ConflictMarks item={cake} />, { user: trainer }) }
  }

  test('the own profile is not asked for without consent, which would be refused', async () => {
    const { calls, queries } = showOwn(null)
    await waitFor(() => expect(queries.getQueryState(query(health.consent).queryKey)?.status).toBe('success'))
    expect(calls.map(({ call }) => call)).toEqual(['GET /consents/health'])
  })

  test('the own profile is checked with consent', async () => {
    showOwn({ version: '1', at: '2026-11-01T10:00:00.000Z' })
    await screen.findByText('Allergen: Schalenfrüchte')
  })
})

test('asks for a reason before an allergen is planned, and hands it over trimmed', async () => {
  const [onConfirm, onClose] = [vi.fn(), vi.fn()]
  const conflicts = [
    { name: 'Nusskuchen-12', allergen: 'H' },
    { name: 'Nusskuchen-12', allergen: 'G' },
  ] as const
  const { user } = renderPage(
    <AllergenReasonDialog conflicts={conflicts} isPending={false} onConfirm={onConfirm} onClose={onClose} />,
  )
  const dialog = within(screen.getByRole('alertdialog', { name: 'Trotz Allergie einplanen?' }))
  dialog.getByText('Nusskuchen enthält Schalenfrüchte, Milch')
  const reason = dialog.getByRole('textbox', { name: /Warum passt es trotzdem/ })
  await user.click(dialog.getByRole('button', { name: 'Trotzdem einplanen' }))
  expect(onConfirm).not.toHaveBeenCalled()
  expect(reason.getAttribute('aria-invalid')).toBe('true')
  await user.type(reason, '  Ohne Nüsse gebacken ')
  await user.click(dialog.getByRole('button', { name: 'Trotzdem einplanen' }))
  expect(onConfirm).toHaveBeenCalledExactlyOnceWith('Ohne Nüsse gebacken')
  await user.click(dialog.getByRole('button', { name: 'Nicht einplanen' }))
  expect(onClose).toHaveBeenCalledOnce()
})

test('accepts each reason that the API accepts, and refuses blanks', async () => {
  const onConfirm = vi.fn()
  const { user } = renderPage(
    <AllergenReasonDialog
      conflicts={[{ name: 'Nusskuchen-12', allergen: 'H' }]}
      isPending={false}
      onConfirm={onConfirm}
      onClose={vi.fn()}
    />,
  )
  const enter = async (text: string) => {
    await user.clear(screen.getByRole('textbox'))
    await user.click(screen.getByRole('textbox'))
    await user.paste(text)
    await user.click(screen.getByRole('button', { name: 'Trotzdem einplanen' }))
  }
  await enter('     ')
  expect(onConfirm).not.toHaveBeenCalled()
  await enter('ok')
  await enter('x'.repeat(500))
  expect(onConfirm.mock.calls).toEqual([['ok'], ['x'.repeat(500)]])
})
