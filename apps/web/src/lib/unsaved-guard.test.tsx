import { screen, waitFor, within } from '@testing-library/react'
import { type ReactElement, useState } from 'react'
import { Link } from 'react-router-dom'
import { expect, test } from 'vitest'
import { releaseLeaveGuards } from './leave-guards.ts'
import { renderPage } from './testing/render-page.tsx'
import { UnsavedGuard } from './unsaved-guard.tsx'
// Preloads the lazy chunk, so that the first test does not wait for its import.
import '../ui/confirm-dialog.tsx'

/** A form that starts changed, with buttons that stand for saving it and for typing in it. */
function Form({ name, changed = true, searchParam }: { name: string; changed?: boolean; searchParam?: string }) {
  const [isChanged, setChanged] = useState(changed)
  return (
    <>
      <button type="button" onClick={() => setChanged(!isChanged)}>
        {name}
      </button>
      <UnsavedGuard active={isChanged} {...(searchParam && { searchParam })} />
    </>
  )
}

/** A form with a save button, whose save ends as named; a saved one may close. */
function SaveForm({ outcome }: { outcome: 'saved' | 'closed' | 'failed' }) {
  const [state, setState] = useState<'changed' | 'saving' | typeof outcome>('changed')
  if (state === 'closed') return <p>closed</p>
  return (
    <>
      <p>{state}</p>
      <button type="button" onClick={() => setState('saving')}>
        Speichern
      </button>
      <button type="button" onClick={() => setState(outcome)}>
        Antwort
      </button>
      <UnsavedGuard active={state !== 'saved'} saving={state === 'saving'} />
    </>
  )
}

/** A form that saves by itself, with what comes of it: `saving` when there is no answer. */
function SavingForm({ outcome }: { outcome: 'saving' | 'saved' | 'failed' }) {
  const [state, setState] = useState<typeof outcome>('saving')
  const [save] = useState(() => async () => setState(outcome))
  return (
    <>
      <p>{state}</p>
      <UnsavedGuard active={state !== 'saved'} save={state === 'saving' ? save : undefined} />
    </>
  )
}

const openPage = (...forms: ReactElement[]) =>
  renderPage(
    <>
      {forms}
      <Link to="/andere">Weiter</Link>
      <Link to="/seite">Schließen</Link>
    </>,
    { at: '/seite?neu=1' },
  )

const question = async () => within(await screen.findByRole('alertdialog', { name: 'Änderungen verwerfen?' }))
const expectNoQuestion = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())

test('an unchanged form does not keep the changed one before it from asking', async () => {
  const { user, router } = openPage(<Form key="a" name="Eins" />, <Form key="b" name="Zwei" changed={false} />)
  await user.click(screen.getByText('Weiter'))
  await user.click((await question()).getByText('Abbrechen'))
  await expectNoQuestion()
  expect(router.state.location.pathname).toBe('/seite')
})

test('of two changed forms one asks, once', async () => {
  const { user, router } = openPage(<Form key="a" name="Eins" />, <Form key="b" name="Zwei" />)
  await user.click(screen.getByText('Weiter'))
  await user.click((await question()).getByText('Verwerfen'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/andere'))
  await expectNoQuestion()
})

test('a form on the page does not keep one in the URL from asking', async () => {
  const { user, router } = openPage(<Form key="a" name="Eins" searchParam="neu" />, <Form key="b" name="Zwei" />)
  await user.click(screen.getByText('Schließen'))
  await user.click((await question()).getByText('Abbrechen'))
  await expectNoQuestion()
  expect(router.state.location.search).toBe('?neu=1')
})

test('a released form asks again once it is changed anew', async () => {
  const { user, router } = openPage(<Form key="a" name="Eins" />)
  releaseLeaveGuards()
  await user.click(screen.getByText('Eins'))
  await user.click(screen.getByText('Eins'))
  await user.click(screen.getByText('Weiter'))
  await question()
  expect(router.state.location.pathname).toBe('/seite')
})

test('the question has the texts of the form that is left', async () => {
  const texts = { title: 'Codes gesichert?', text: 'Sie sind sonst weg.', leave: 'Trotzdem weiter' }
  const { user, router } = openPage(
    <UnsavedGuard key="a" active texts={texts} />,
    <Form key="b" name="Zwei" changed={false} />,
  )
  await user.click(screen.getByText('Weiter'))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Codes gesichert?' }))
  await user.click(dialog.getByText('Trotzdem weiter'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/andere'))
})

test('a form that is being saved is left without a question once it is saved', async () => {
  const { user, router } = openPage(<SavingForm key="a" outcome="saved" />)
  await user.click(screen.getByText('Weiter'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/andere'))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('a form whose save fails is not left, and asks the next time', async () => {
  const { user, router } = openPage(<SavingForm key="a" outcome="failed" />)
  await user.click(screen.getByText('Weiter'))
  await screen.findByText('failed')
  await expectNoQuestion()
  expect(router.state.location.pathname).toBe('/seite')
  await user.click(screen.getByText('Weiter'))
  await user.click((await question()).getByText('Verwerfen'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/andere'))
})

test('a form whose save takes long asks', async () => {
  const { user, router } = openPage(<SavingForm key="a" outcome="saving" />)
  await user.click(screen.getByText('Weiter'))
  await user.click((await question()).getByText('Verwerfen'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/andere'))
})

test.each(['saved', 'closed'] as const)('a form is left once its running save has succeeded: %s', async (outcome) => {
  const { user, router } = openPage(<SaveForm key="a" outcome={outcome} />)
  await user.click(screen.getByText('Speichern'))
  await user.click(screen.getByText('Weiter'))
  expect(router.state.location.pathname).toBe('/seite')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  await user.click(screen.getByText('Antwort'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/andere'))
})

test('a form is not left when its running save fails', async () => {
  const { user, router } = openPage(<SaveForm key="a" outcome="failed" />)
  await user.click(screen.getByText('Speichern'))
  await user.click(screen.getByText('Weiter'))
  await user.click(screen.getByText('Antwort'))
  await screen.findByText('failed')
  await expectNoQuestion()
  expect(router.state.location.pathname).toBe('/seite')
})
