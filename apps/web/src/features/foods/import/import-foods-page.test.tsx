import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '../../../lib/testing/fake-api.ts'
import { renderPage } from '../../../lib/testing/render-page.tsx'
import { ImportFoodsPage } from './import-foods-page.tsx'

const list =
  'Name;kcal;Kohlenhydrate;Proteine;Fett\nGranola;448,4;52,1;12,4;19,6\nNussmus;viel;1;1;1\nHirse;350;68;10;4'
const type = (text: string) => fireEvent.change(screen.getByLabelText('Liste'), { target: { value: text } })
const rows = () =>
  within(screen.getByRole('region', { name: /Das wird hinzugefügt|Ergebnis/ }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('shows the verdict of each line, saves nothing before it is confirmed, and names the result', async () => {
  const calls = fakeApi({
    'POST /foods/import/preview': () => ({ verdicts: ['NEW', 'EXISTS'] }),
    'POST /foods/import': () => ({ verdicts: ['NEW', 'EXISTS'] }),
  })
  const { user } = renderPage(<ImportFoodsPage />)
  type(list)
  await user.click(screen.getByRole('button', { name: 'Liste prüfen' }))
  expect(await screen.findByRole('heading', { name: 'Das wird hinzugefügt' })).toBe(document.activeElement)
  expect(rows()).toEqual([
    expect.stringMatching(/^GranolaZeile 2 · 448 kcal je 100 g · Allergene unbekanntNeu$/),
    expect.stringMatching(/^NussmusZeile 3.*Stimmt nicht$/),
    expect.stringMatching(/^HirseZeile 4.*Gibt es schon$/),
  ])
  expect(calls.map(({ call }) => call)).not.toContain('POST /foods/import')
  await user.click(screen.getByRole('button', { name: '1 Lebensmittel hinzufügen' }))
  await screen.findByText('Ein Lebensmittel ist hinzugefügt.')
  expect(screen.getByRole('heading', { name: 'Ergebnis' })).toBeTruthy()
  expect(rows()[0]).toMatch(/Hinzugefügt$/)
  expect(calls.find(({ call }) => call === 'POST /foods/import')?.body).toMatchObject({
    foods: [{ name: 'Granola', kcal: 448.4 }, { name: 'Hirse' }],
  })
})

test('asks nobody about an empty list, one without headings, or one of 5 000 lines', async () => {
  const calls = fakeApi({})
  const { user } = renderPage(<ImportFoodsPage />)
  const check = () => user.click(screen.getByRole('button', { name: 'Liste prüfen' }))
  await check()
  expect(await screen.findByText('In der Liste steht noch kein Lebensmittel.')).toBeTruthy()
  type('Granola;448;52;12;19')
  await check()
  expect(await screen.findByText(/fehlen die Spalten Name, kcal/)).toBeTruthy()
  type(
    `Name;kcal;KH;Eiweiß;Fett\n${Array.from({ length: 5_000 }, (_line, index) => `Nr. ${index};1;1;1;1`).join('\n')}`,
  )
  await check()
  expect(
    await screen.findByText(/höchstens 300 Lebensmittel auf einmal hinzu; in der Liste stehen 5\.000\./),
  ).toBeTruthy()
  expect(calls.filter(({ call }) => call.startsWith('POST'))).toEqual([])
})
