import type { Photo } from '@kostbar/contracts/photos/schemas'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { member, renderPage } from '../../lib/testing/render-page.tsx'
import { ProgressPhotos } from './progress-photos.tsx'

afterEach(() => void vi.unstubAllGlobals())

const photo = (id: string, takenOn: string): Photo => ({
  id,
  key: id,
  kind: 'PROGRESS',
  mealId: null,
  takenOn,
  width: 900,
  height: 1200,
  smallUrl: `/${id}-480.webp`,
  largeUrl: `/${id}-1600.webp`,
})
const october = photo('october', '2026-10-01')
const front = photo('front', '2026-11-24')
const side = photo('side', '2026-11-24')

function open(list: readonly Photo[], answers: Parameters<typeof fakeApi>[0] = {}, isOwn = true) {
  let stored = list
  const remove = ({ id }: Photo) => [
    `DELETE /photos/${id}`,
    () => {
      stored = stored.filter((one) => one.id !== id)
      return { success: true }
    },
  ]
  const calls = fakeApi({
    [`GET /photos/${member.id}`]: () => stored,
    ...Object.fromEntries(list.map(remove)),
    ...answers,
  })
  return { ...renderPage(<ProgressPhotos userId={member.id} isOwn={isOwn} />), calls }
}

const shown = () => screen.getAllByRole('img').map((image) => image.getAttribute('src'))

test('compares the oldest with the newest at first, and any two that are chosen', async () => {
  const { user } = open([side, front, october])
  await screen.findByRole('img', { name: /1\.\sOktober 2026$/ })
  expect(shown()).toEqual([october.largeUrl, side.largeUrl])
  await user.selectOptions(screen.getByLabelText('Vorher'), front.id)
  expect(shown()).toEqual([front.largeUrl, side.largeUrl])
})

test('photos of one day are told apart by their number', async () => {
  open([side, front, october])
  const before = within(await screen.findByLabelText('Vorher'))
  expect(before.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^24\.\sNovember 2026, 2\. Foto$/),
    expect.stringMatching(/^24\.\sNovember 2026, 1\. Foto$/),
    expect.stringMatching(/^1\.\sOktober 2026$/),
  ])
  screen.getByRole('img', { name: /^Foto vom 24\.\sNovember 2026, 2\. Foto$/ })
})

test('a single photo stands alone with its day; none invites to take one', async () => {
  open([october])
  await screen.findByText('1. Oktober 2026')
  expect(screen.queryByLabelText('Vorher')).toBeNull()
})

test('without photos the member is invited, and staff are told', async () => {
  open([])
  await screen.findByText(/^Mach ein erstes Foto/)
  screen.getByText(/Sehen können sie du und wer dich gerade begleitet, unser Team nur mit einem Grund/)
})

test('staff see the photos and change nothing', async () => {
  open([side, october], {}, false)
  await screen.findByRole('img', { name: /1\.\sOktober 2026$/ })
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByText('Foto hinzufügen')).toBeNull()
})

test('a photo is deleted after a question; the other one stays', async () => {
  const { user, calls } = open([side, october])
  const [first] = await screen.findAllByRole('button', { name: 'Foto löschen' })
  await user.click(first ?? expect.fail())
  const dialog = within(await screen.findByRole('alertdialog'))
  dialog.getByText('Das Foto wird gelöscht. Das lässt sich nicht rückgängig machen.')
  expect(calls.some(({ call }) => call.startsWith('DELETE'))).toBe(false)
  await user.click(dialog.getByRole('button', { name: /löschen/i }))
  await screen.findByText('Das Foto ist gelöscht.')
  await waitFor(() => expect(shown()).toEqual([side.largeUrl]))
})

test('a photo that cannot be deleted stays, with the reason', async () => {
  const refused = () => refusal(503, 'unavailable', 'Gerade nicht.')
  const { user } = open([side, october], { 'DELETE /photos/october': refused })
  const [first] = await screen.findAllByRole('button', { name: 'Foto löschen' })
  await user.click(first ?? expect.fail())
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: /löschen/i }))
  await screen.findByText('Gerade nicht.')
  expect(shown()).toEqual([october.largeUrl, side.largeUrl])
})

test('adds a photo of today, and tells why one is refused', async () => {
  const requests = [refusal(400, 'invalid_input', 'Das ist kein Foto.'), Response.json({ id: 'new', url: null })]
  const { calls } = open([october], {
    'POST /photos/upload': () => requests.shift(),
    'POST /photos/finish': () => ({ success: true }),
  })
  const choose = () =>
    fireEvent.change(screen.getByLabelText('Foto hinzufügen'), {
      target: { files: [new File(['photo'], 'ich.jpg', { type: 'image/jpeg' })] },
    })
  await screen.findByText('1. Oktober 2026')
  choose()
  await screen.findByText('Das ist kein Foto.')
  choose()
  await screen.findByText('Dein Foto ist gespeichert.')
  expect(calls.filter(({ call }) => call === 'POST /photos/finish').map(({ body }) => body)).toEqual([{ id: 'new' }])
})

test('a photo that could not be sent is kept, and stored once after a retry', async () => {
  const requests = [Response.json({ id: 'new', url: null }), Response.json({ id: 'new', url: null })]
  let isBack = false
  const { calls, user } = open([october], {
    'POST /photos/upload': () => requests.shift(),
    'POST /photos/finish': () => (isBack ? { success: true } : refusal(503, 'unavailable', 'Gerade nicht.')),
  })
  await screen.findByText('1. Oktober 2026')
  fireEvent.change(screen.getByLabelText('Foto hinzufügen'), {
    target: { files: [new File(['photo'], 'kamera.jpg', { type: 'image/jpeg' })] },
  })
  await screen.findByText('Gerade nicht.')
  screen.getByText('kamera.jpg')
  const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(asks()).toBe(true)
  isBack = true
  await user.click(screen.getByRole('button', { name: 'Nochmal versuchen' }))
  await screen.findByText('Dein Foto ist gespeichert.')
  expect(document.activeElement).toBe(screen.getByLabelText('Foto hinzufügen'))
  expect(screen.queryByText('kamera.jpg')).toBeNull()
  expect(asks()).toBe(false)
  const keys = calls.flatMap(({ call, body }) =>
    call === 'POST /photos/upload' ? [(body as { key: string }).key] : [],
  )
  expect([keys.length, new Set(keys).size]).toEqual([2, 1])
})

test('without numbers and consent, the photos ask for the consent themselves', async () => {
  fakeApi({
    [`GET /photos/${member.id}`]: () => refusal(403, 'consent_needed'),
    'GET /consents/health': () => ({
      ...{ version: '2026-11', given: null, eraseAt: null, trainer: null },
      texts: { HEALTH: 'Ich willige in die Verarbeitung ein.', COACHING: '' },
    }),
  })
  renderPage(<ProgressPhotos userId={member.id} isOwn />, { user: { ...member, protectiveMode: true } })
  await screen.findByText('Ich willige in die Verarbeitung ein.')
  expect(screen.queryByText('Foto hinzufügen')).toBeNull()
})
