import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectUnsavedInputGuarded } from '../../lib/testing/expect-unsaved-input-guarded.ts'
import { fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { member, renderPage } from '../../lib/testing/render-page.tsx'
import { SaveAsTemplate } from './save-as-template.tsx'

const id = '01890000-0000-7000-8000-000000000001'
const posted = `POST /templates/from-plan/${member.id}`

const list = (mayCreate: boolean) => ({
  ...{ items: [], page: 1, perPage: 1, total: 0, tags: ['Vegan'] },
  rights: { count: 0, max: 200, mayCreate, hasSlots: mayCreate },
})

const open = (answers: Parameters<typeof fakeApi>[0] = {}, mayCreate = true) => {
  const calls = fakeApi({ 'GET /templates': () => list(mayCreate), ...answers })
  return { calls, ...renderPage(<SaveAsTemplate userId={member.id} />) }
}

test('saves the week with its targets, names what was left out, and links to the template', async () => {
  const answer = Promise.withResolvers<object>()
  const { calls, user } = open({ [posted]: () => answer.promise })
  await user.click(await screen.findByRole('button', { name: 'Als Vorlage speichern' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Als Vorlage speichern' }))
  await user.type(dialog.getByLabelText('Name'), 'Schichtwoche')
  await user.click(dialog.getByRole('checkbox', { name: /Notizen mitnehmen/ }))
  await user.click(dialog.getByRole('checkbox', { name: /Tagesziele für die Vorlage/ }))
  for (const [label, value] of [
    ['Energie (kcal)', '2.000'],
    ['Kohlenhydrate (g)', '220'],
    ['Proteine (g)', '110'],
    ['Fette (g)', '70'],
  ] as const)
    await user.type(dialog.getByLabelText(label), value)
  await user.click(dialog.getByRole('button', { name: 'Speichern' }))
  // What was entered now would be lost with the dialog.
  await user.click(dialog.getByRole('radio', { name: 'Abnehmen' }))
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Abnehmen' }).checked).toBe(false)
  answer.resolve({ id, leftOut: ['Omas Strudel'] })
  expect(
    await screen.findByText(/Die Vorlage ist gespeichert\. Nicht verfügbar und ausgelassen: Omas Strudel\./),
  ).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Zur Vorlage' }).getAttribute('href')).toContain(id)
  expect(calls.find(({ call }) => call === posted)?.body).toEqual({
    ...{ name: 'Schichtwoche', description: '', goal: 'KEEP', tags: [], withNotes: true, key: expect.any(String) },
    targets: { kcal: 2000, carbs: 220, proteins: 110, fats: 70 },
  })

  // Notes may be personal: the next template does not take them by itself.
  await user.click(screen.getByRole('button', { name: 'Als Vorlage speichern' }))
  const again = within(screen.getByRole('dialog', { name: 'Als Vorlage speichern' }))
  expect(again.getByRole<HTMLInputElement>('checkbox', { name: /Notizen mitnehmen/ }).checked).toBe(false)
})

test('saves again with the same key after a lost answer, and with another once the dialog was opened again', async () => {
  const { calls, user } = open({ [posted]: () => new Error('Verbindung weg') })
  const dialog = () => within(screen.getByRole('dialog'))
  const button = () => dialog().getByRole('button', { name: 'Speichern' })
  const keys = () => calls.filter(({ call }) => call === posted).map(({ body }) => (body as { key: string }).key)
  await user.click(await screen.findByRole('button', { name: 'Als Vorlage speichern' }))
  await user.type(dialog().getByLabelText('Name'), 'Schichtwoche')
  for (const count of [1, 2]) {
    await user.click(button())
    await expect.poll(keys).toHaveLength(count)
    await expect.poll(() => button().getAttribute('aria-disabled')).toBeNull()
  }
  await user.click(dialog().getByRole('button', { name: 'Abbrechen' }))
  await user.click(await screen.findByRole('button', { name: 'Als Vorlage speichern' }))
  await user.type(dialog().getByLabelText('Name'), 'Schichtwoche')
  await user.click(button())
  await expect.poll(keys).toHaveLength(3)
  const [first, second, third] = keys()
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('wrong targets are refused at their fields before anything is sent', async () => {
  const { calls, user } = open()
  await user.click(await screen.findByRole('button', { name: 'Als Vorlage speichern' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.type(dialog.getByLabelText('Name'), 'Schichtwoche')
  await user.click(dialog.getByRole('checkbox', { name: /Tagesziele für die Vorlage/ }))
  await user.type(dialog.getByLabelText('Energie (kcal)'), 'viel')
  await user.click(dialog.getByRole('button', { name: 'Speichern' }))
  expect(dialog.getByLabelText('Energie (kcal)').getAttribute('aria-invalid')).toBe('true')
  expect(dialog.getByLabelText('Fette (g)').getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(dialog.getByLabelText('Energie (kcal)'))
  expect(calls.some(({ call }) => call.startsWith('POST'))).toBe(false)
})

test('a name that is taken is refused at the field, and the input stays', async () => {
  const { user } = open({
    [posted]: () =>
      refusal(409, 'template_exists', 'So heißt schon eine Vorlage.', { name: 'So heißt schon eine Vorlage.' }),
  })
  await user.click(await screen.findByRole('button', { name: 'Als Vorlage speichern' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.type(dialog.getByLabelText('Name'), 'Schichtwoche')
  await user.type(dialog.getByLabelText(/^Schlagwörter/), 'Abend,')
  await user.click(dialog.getByRole('button', { name: 'Speichern' }))
  expect(await dialog.findByText('So heißt schon eine Vorlage.')).toBeTruthy()
  expect(dialog.getByLabelText<HTMLInputElement>('Name').value).toBe('Schichtwoche')
  expect(dialog.getByText('Abend')).toBeTruthy()
})

test('is not offered to those who may not create templates', async () => {
  const { calls } = open({}, false)
  await expect.poll(() => calls.length).toBe(1)
  await expect.poll(() => screen.queryByRole('button', { name: 'Als Vorlage speichern' })).toBeNull()
})

test('Escape closes the dialog, but not with unsaved input', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Als Vorlage speichern' }))
  await expectUnsavedInputGuarded(user, screen.getByLabelText('Name'))
})
