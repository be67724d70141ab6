import type { Question, QuestionAnswer } from '@kostbar/contracts/anamnesis/questionnaire'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { QuestionField } from './question-field.tsx'

interface HostState {
  answer: QuestionAnswer | undefined
  inputProblem: string | null
}

interface HostProps {
  readonly question: Question
  readonly problem: string | undefined
  readonly state: HostState
}

/** Holds a question's answer as the form does, and copies it to `state`. */
function Host({ question, problem, state }: HostProps) {
  const [answer, setAnswer] = useState(state.answer)
  const change = (next: QuestionAnswer | null) => {
    state.answer = next ?? undefined
    setAnswer(next ?? undefined)
  }
  const report = (inputProblem: string | null) => {
    state.inputProblem = inputProblem
  }
  return (
    <QuestionField question={question} answer={answer} problem={problem} onAnswer={change} onInputProblem={report} />
  )
}

function show(question: Question, problem?: string) {
  const state: HostState = { answer: undefined, inputProblem: null }
  render(<Host question={question} problem={problem} state={state} />)
  return { state, user: userEvent.setup() }
}

const height: Question = {
  id: 'height',
  kind: 'number',
  label: 'Größe',
  required: true,
  unit: 'cm',
  min: 120,
  max: 230,
  decimals: 0,
  quantity: 'height',
}

test.each([
  ['170', 170],
  ['1,7', 170],
  ['1.69', 169],
  ['169 cm', 169],
])('a height of %s is understood', async (typed, value) => {
  const { state, user } = show(height)
  const field = screen.getByLabelText<HTMLInputElement>('Größe')
  expect(field.inputMode).toBe('decimal')
  await user.type(field, typed)
  expect(state).toEqual({ answer: value, inputProblem: null })
  await user.tab()
  expect(field.value).toBe(String(value))
})

test('a height of 17 is queried, and one tap corrects it', async () => {
  const { state, user } = show(height)
  await user.type(screen.getByLabelText('Größe'), '17')
  expect(screen.queryByText('Meinst du 170 cm?')).toBeNull()
  await user.tab()
  screen.getByText('Meinst du 170 cm?')
  expect(state).toEqual({ answer: undefined, inputProblem: 'Meinst du 170 cm?' })
  await user.click(screen.getByRole('button', { name: 'Ja, 170 cm' }))
  expect(state).toEqual({ answer: 170, inputProblem: null })
  expect(screen.getByLabelText<HTMLInputElement>('Größe').value).toBe('170')
})

test('a number that cannot be stays in its field, with a sentence', async () => {
  const { state, user } = show(height)
  await user.type(screen.getByLabelText('Größe'), 'groß')
  await user.tab()
  screen.getByText('Bitte gib eine Zahl an.')
  expect(state.answer).toBeUndefined()
  expect(screen.getByLabelText<HTMLInputElement>('Größe').value).toBe('groß')
  await user.clear(screen.getByLabelText('Größe'))
  expect(state.inputProblem).toBeNull()
})

test('a birth date is typed in three fields; a part of it is kept', async () => {
  const { state, user } = show({
    id: 'birthDate',
    kind: 'date',
    label: 'Geburtsdatum',
    required: true,
    quantity: 'birthDate',
  })
  await user.type(screen.getByLabelText('Tag'), '4')
  expect(state.answer).toBe('--4')
  await user.type(screen.getByLabelText('Monat'), '12')
  await user.type(screen.getByLabelText('Jahr'), '1990')
  expect(state.answer).toBe('1990-12-04')
  for (const part of ['Tag', 'Monat', 'Jahr']) await user.clear(screen.getByLabelText(part))
  expect(state.answer).toBeUndefined()
})

test.each([
  ['90', '1990'],
  ['04', '2004'],
  ['1990', '1990'],
  ['199', '199'],
])('a year of birth typed as %s is %s', async (typed, year) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:00:00Z') })
  const { state, user } = show({ id: 'birthDate', kind: 'date', label: 'Geburtsdatum', quantity: 'birthDate' })
  await user.type(screen.getByLabelText('Jahr'), typed)
  await user.tab()
  expect(state.answer).toBe(`${year}--`)
})

test('other days are chosen in the calendar of the browser', async () => {
  const { state, user } = show({ id: 'targetDate', kind: 'date', label: 'Bis wann?', quantity: 'target' })
  await user.type(screen.getByLabelText(/^Bis wann/), '2027-06-01')
  expect(state.answer).toBe('2027-06-01')
})

const options = [
  { value: 'NONE', label: 'Keine' },
  { value: 'G', label: 'Milch (G)' },
  { value: 'C', label: 'Ei (C)' },
]

test('a choice is made by arrow keys, and an optional one can be taken back', async () => {
  const { state, user } = show({ id: 'pace', kind: 'choice', label: 'Wie schnell isst du?', options })
  await user.click(screen.getByRole('radio', { name: 'Keine' }))
  await user.keyboard('{ArrowDown}')
  expect(state.answer).toBe('G')
  await user.click(screen.getByRole('button', { name: /^Auswahl aufheben/ }))
  expect(state.answer).toBeUndefined()
})

test("of several choices, 'Keine' excludes the others", async () => {
  const { state, user } = show({ id: 'allergens', kind: 'choices', label: 'Allergien', options, none: 'NONE' })
  await user.click(screen.getByRole('checkbox', { name: 'Ei (C)' }))
  await user.click(screen.getByRole('checkbox', { name: 'Milch (G)' }))
  expect(state.answer).toEqual(['G', 'C'])
  await user.click(screen.getByRole('checkbox', { name: 'Keine' }))
  expect(state.answer).toEqual(['NONE'])
  await user.click(screen.getByRole('checkbox', { name: 'Milch (G)' }))
  expect(state.answer).toEqual(['G'])
  await user.click(screen.getByRole('checkbox', { name: 'Milch (G)' }))
  expect(state.answer).toBeUndefined()
})

test('a scale names its ends for screen readers', async () => {
  const { state, user } = show(
    {
      id: 'm',
      kind: 'scale',
      label: 'Motivation',
      required: true,
      min: 1,
      max: 10,
      minLabel: 'kaum',
      maxLabel: 'sehr',
    },
    'Bitte wähle eine Zahl.',
  )
  screen.getByRole('radio', { name: '1: kaum' })
  await user.click(screen.getByRole('radio', { name: '10: sehr' }))
  expect(state.answer).toBe(10)
  screen.getByText('Bitte wähle eine Zahl.')
})

test('yes opens the details; they survive a change of mind', async () => {
  const { state, user } = show({ id: 'd', kind: 'yesNo', label: 'Diabetes', detailsLabel: 'Welcher Typ?' })
  await user.click(screen.getByRole('radio', { name: 'Ja' }))
  await user.type(screen.getByLabelText(/^Welcher Typ/), 'Typ 1')
  await user.click(screen.getByRole('radio', { name: 'Nein' }))
  expect(screen.queryByLabelText(/^Welcher Typ/)).toBeNull()
  await user.click(screen.getByRole('radio', { name: 'Ja' }))
  expect(state.answer).toEqual({ value: 'YES', details: 'Typ 1' })
})

test('a long text counts down only near its end, and is never cut off', async () => {
  const { state, user } = show({ id: 't', kind: 'longText', label: 'Warum?', maxLength: 200 })
  const field = screen.getByLabelText(/^Warum/)
  await user.click(field)
  await user.paste('x'.repeat(99))
  expect(screen.queryByText(/Noch \d+ Zeichen/)).toBeNull()
  await user.paste('👩‍🍳')
  screen.getByText('Noch 96 Zeichen.')
  await user.paste('y'.repeat(40_000))
  expect(String(state.answer)).toHaveLength(40_104)
})
