import { measures } from '@kostbar/contracts/measures/endpoints'
import { useQuery } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { query } from '../../lib/api.ts'
import { fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { member, renderPage } from '../../lib/testing/render-page.tsx'
import { UnsavedGuard } from '../../lib/unsaved-guard.tsx'
import { HealthQueryView } from './health-query-view.tsx'

const userId = member.id
const other = { ...member, id: '0198c000-0000-7000-8000-000000000009' }
const consent = {
  version: '2026-11',
  texts: { HEALTH: 'Ich willige in die Verarbeitung ein.', COACHING: 'Meine Begleitung darf lesen.' },
  given: null,
  eraseAt: null,
  trainer: null,
}

function Weights() {
  const weightsQuery = useQuery({ ...query(measures.list, { params: { userId }, query: {} }), retry: false })
  return (
    <HealthQueryView userId={userId} query={weightsQuery} skeleton={null}>
      {(list) => <p>{list.length} Werte</p>}
    </HealthQueryView>
  )
}

/** A second section with a query of its own. */
function MoreWeights() {
  const weightsQuery = useQuery({
    ...query(measures.list, { params: { userId }, query: { kind: 'WEIGHT' } }),
    retry: false,
  })
  return (
    <HealthQueryView userId={userId} query={weightsQuery} skeleton={null}>
      {(list) => <p>{list.length} weitere Werte</p>}
    </HealthQueryView>
  )
}

/** A section with an editor. */
function Editor() {
  const weightsQuery = useQuery({ ...query(measures.list, { params: { userId }, query: {} }), retry: false })
  const [text, setText] = useState('')
  return (
    <HealthQueryView userId={userId} query={weightsQuery} skeleton={null}>
      {() => (
        <>
          <input aria-label="Notiz" value={text} onChange={({ target }) => setText(target.value)} />
          <UnsavedGuard active={text !== ''} />
        </>
      )}
    </HealthQueryView>
  )
}

test('what was typed outlasts a revoked consent, hidden until it is given again', async () => {
  let isGiven = true
  fakeApi({
    [`GET /measures/${userId}`]: () => (isGiven ? [] : refusal(403, 'consent_needed')),
    'GET /consents/health': () => consent,
    'POST /consents/health': () => {
      isGiven = true
      return { ...consent, given: { version: '2026-11', at: '2026-11-22T10:00:00.000Z' } }
    },
  })
  const { user, queries } = renderPage(<Editor />)
  await user.type(await screen.findByLabelText('Notiz'), 'seit gestern')
  isGiven = false
  await act(() => queries.invalidateQueries({ queryKey: [measures.list.path] }))
  const agree = await screen.findByRole('button', { name: 'Ich willige ein' })
  expect(screen.getByLabelText('Notiz').closest('.hidden')).not.toBeNull()
  await user.click(agree)
  await waitFor(() => expect(screen.getByLabelText('Notiz').closest('.hidden')).toBeNull())
  expect(screen.getByLabelText<HTMLInputElement>('Notiz').value).toBe('seit gestern')
})

test('asks the member for consent, word by word, and shows the data once it is given', async () => {
  let isGiven = false
  fakeApi({
    [`GET /measures/${userId}`]: () => (isGiven ? [] : refusal(403, 'consent_needed')),
    'GET /consents/health': () => consent,
    'POST /consents/health': () => {
      isGiven = true
      return { ...consent, given: { version: '2026-11', at: '2026-11-22T10:00:00.000Z' } }
    },
  })
  const { user } = renderPage(
    <section>
      <h2>Gewicht</h2>
      <Weights />
    </section>,
  )
  await screen.findByText('Ich willige in die Verarbeitung ein.')
  expect(screen.queryByText('Meine Begleitung darf lesen.')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Ich willige ein' }))
  await screen.findByText('0 Werte')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Gewicht'))
})

test('asks an admin for a reason, keeps it to what the API accepts, and shows the data', async () => {
  let reason = ''
  fakeApi({
    [`GET /measures/${userId}`]: () => (reason ? [] : refusal(403, 'reason_needed')),
    [`POST /users/${userId}/reason`]: ({ body }) => {
      reason = (body as { reason: string }).reason
      return { success: true }
    },
  })
  const { user } = renderPage(<Weights />, { user: { ...other, roles: ['ROLE_ADMIN'] } })
  await user.click(await screen.findByRole('button', { name: 'Grund angeben' }))
  await user.type(await screen.findByLabelText('Grund'), 'kurz')
  await user.click(screen.getByRole('button', { name: 'Gesundheitsdaten öffnen' }))
  await screen.findByText('Bitte begründe in mindestens 10 Zeichen, warum du nachsehen musst.')
  await user.type(screen.getByLabelText('Grund'), ' ist zu wenig')
  await user.click(screen.getByRole('button', { name: 'Gesundheitsdaten öffnen' }))
  await screen.findByText('0 Werte')
  expect(reason).toBe('kurz ist zu wenig')
})

test('one reason opens all that was refused without it', async () => {
  let isGiven = false
  fakeApi({
    [`GET /measures/${userId}`]: () => (isGiven ? [] : refusal(403, 'reason_needed')),
    [`POST /users/${userId}/reason`]: () => {
      isGiven = true
      return { success: true }
    },
  })
  const { user } = renderPage(
    <>
      <Weights />
      <MoreWeights />
    </>,
    { user: { ...other, roles: ['ROLE_ADMIN'] } },
  )
  const [button = expect.fail()] = await screen.findAllByRole('button', { name: 'Grund angeben' })
  await user.click(button)
  await user.type(await screen.findByLabelText('Grund'), 'Frage zum Gewicht')
  await user.click(screen.getByRole('button', { name: 'Gesundheitsdaten öffnen' }))
  await screen.findByText('0 weitere Werte')
  expect(screen.queryByRole('button', { name: 'Grund angeben' })).toBeNull()
})

test('tells a trainer that there is no consent, without asking for it', async () => {
  fakeApi({
    [`GET /measures/${userId}`]: () => refusal(403, 'consent_needed', 'Diese Person hat nicht zugestimmt.'),
  })
  renderPage(<Weights />, { user: { ...other, roles: ['ROLE_TRAINER'] } })
  await screen.findByText('Diese Person hat nicht zugestimmt.')
  expect(screen.queryByRole('button', { name: 'Ich willige ein' })).toBeNull()
})
