import type { User } from '@kostbar/contracts/users/schemas'
import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useUser } from '../../lib/session.ts'
import { type FakeCall, fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { fakeStorage } from '../../lib/testing/fake-storage.ts'
import { member, renderPage } from '../../lib/testing/render-page.tsx'
import { ProfileImageUpload } from './profile-image-upload.tsx'

const signed = 'http://files.test/avatars/1?signature=x'
const answers = {
  'GET /bucket/upload/pb': (): unknown => ({ url: signed, key: 'avatars/1', contentType: 'image/png' }),
  'POST /bucket/upload/pb/finish': (_call: FakeCall): unknown => ({ success: true, profileImage: '/picture.png' }),
}
const picture = new File(['pixels'], 'Anna.png', { type: 'image/png' })
const Shown = () => <p>{`Bild: ${useUser()?.profileImage ?? 'keines'}`}</p>

function open(changes: Partial<typeof answers> = {}) {
  const calls = fakeApi({ ...answers, ...changes })
  const puts = fakeStorage()
  const page = renderPage(
    <>
      <Shown />
      <ProfileImageUpload />
    </>,
  )
  const put = async (index = 0) => {
    await waitFor(() => expect(puts).toHaveLength(index + 1))
    return puts[index] ?? expect.fail()
  }
  return { ...page, calls, puts, put, field: screen.getByLabelText('Profilbild wählen', { exact: false }) }
}

test('uploads an image with progress, and shows it immediately', async () => {
  const { user, field, put, calls } = open()
  await user.upload(field, picture)
  const sent = await put()
  expect(sent).toMatchObject({ url: signed, contentType: 'image/png', body: picture })
  act(() => sent.progress(0.42))
  expect(screen.getByRole('progressbar', { name: 'Anna.png wird hochgeladen' })).toHaveProperty('value', 42)
  act(() => sent.answer(200))
  await screen.findByText('Das Bild wurde hochgeladen')
  expect(screen.getByText('Bild: /picture.png')).toBeTruthy()
  expect(calls.map(({ call }) => call)).toEqual([
    'GET /bucket/upload/pb?filename=Anna.png&size=6',
    'POST /bucket/upload/pb/finish',
  ])
  expect(calls[1]?.body).toEqual({ key: 'avatars/1' })
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('removes the image after a question', async () => {
  const stored = { ...member, profileImage: '/picture.png' }
  let user: User = stored
  const calls = fakeApi({
    'GET /users/info': () => user,
    'DELETE /bucket/pb': () => {
      user = { ...stored, profileImage: null }
      return { success: true }
    },
  })
  const page = renderPage(
    <>
      <Shown />
      <ProfileImageUpload />
    </>,
    { user: stored },
  )
  await page.user.click(screen.getByRole('button', { name: 'Profilbild entfernen' }))
  await page.user.click(await screen.findByRole('button', { name: 'Entfernen' }))
  await screen.findByText('Bild: keines')
  expect(calls.filter(({ call }) => call.startsWith('DELETE'))).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Profilbild entfernen' })).toBeNull()
})

test('keeps the file when the storage is unavailable, and retries', async () => {
  const { user, field, put } = open()
  await user.upload(field, picture)
  const first = await put()
  act(() => first.fail())
  // Shown beside the file and as a toast.
  const sentence = 'Unsere Bild-Services sind derzeit nicht erreichbar.'
  await waitFor(() => expect(screen.getAllByText(sentence)).toHaveLength(2))
  expect(screen.getByText('Anna.png')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Nochmal versuchen' }))
  expect(document.activeElement).toBe(field)
  const second = await put(1)
  expect(second.body).toBe(picture)
  act(() => second.answer(200))
  await screen.findByText('Bild: /picture.png')
})

test("shows the API's message about invalid content", async () => {
  const wrong = 'Bitte wähle ein Bild im Format PNG oder JPG.'
  const { user, field, put } = open({
    'POST /bucket/upload/pb/finish': () => refusal(415, 'unsupported_media_type', wrong),
  })
  await user.upload(field, picture)
  const sent = await put()
  act(() => sent.answer(200))
  expect((await screen.findAllByText(wrong)).length).toBeGreaterThan(0)
  expect(screen.queryByRole('button', { name: 'Nochmal versuchen' })).toBeNull()
  expect(screen.getByText('Bild: keines')).toBeTruthy()
})

test.each([
  ['of another kind', new File(['x'], 'Anna.exe'), 'Bitte wähle ein Bild im Format PNG oder JPG.'],
  ['without an ending', new File(['x'], 'png'), 'Bitte wähle ein Bild im Format PNG oder JPG.'],
  ['too large', new File([new Uint8Array(10_000_001)], 'Anna.jpg'), 'Das Bild darf höchstens 10 MB groß sein.'],
  ['empty', new File([], 'Anna.PNG'), 'Dieses Bild ist leer. Bitte wähle ein anderes.'],
])('a file %s is refused before anything is sent', async (_what, file, sentence) => {
  const { field, calls } = open()
  fireEvent.change(field, { target: { files: [file] } })
  await screen.findByText(sentence)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(calls).toEqual([])
})

test('cancels an upload without an error', async () => {
  const { user, field, put } = open()
  await user.upload(field, picture)
  const sent = await put()
  await user.click(screen.getByRole('button', { name: 'Abbrechen' }))
  expect(sent.aborted()).toBe(true)
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(screen.queryByText(/nicht erreichbar/)).toBeNull()
  expect(document.activeElement).toBe(field)
})

test('accepts one dropped file, refuses two', async () => {
  const { field, put } = open()
  const area = field.parentElement ?? expect.fail()
  const drop = (files: File[]) => {
    const event = createEvent.drop(area)
    Object.defineProperty(event, 'dataTransfer', { value: { files, types: ['Files'] } })
    fireEvent(area, event)
  }
  drop([picture, picture])
  await screen.findByText('Bitte wähle eine Datei nach der anderen.')
  drop([picture])
  expect((await put()).body).toBe(picture)
})
