import { screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { FormMessage } from '../ui/form-message.tsx'
import { TextField } from '../ui/text-field.tsx'
import { showFormProblem } from './form-problem.ts'
import { ProblemError, problemLink } from './problem-error.ts'
import { renderPage } from './testing/render-page.tsx'

type Options = Parameters<typeof showFormProblem>[2]

/** A form whose submission fails with the given problem. */
function Form({ problem, options }: { problem: unknown; options?: Options }) {
  const form = useForm({ defaultValues: { email: '', name: '' } })
  const { errors } = form.formState
  return (
    <form noValidate onSubmit={form.handleSubmit(() => showFormProblem(form, problem, options as never))}>
      <TextField label="Name" error={errors.name?.message} {...form.register('name')} />
      <TextField label="E-Mail" error={errors.email?.message} {...form.register('email')} />
      <FormMessage text={errors.root?.message} link={problemLink(problem)} />
      <button type="submit">Senden</button>
    </form>
  )
}

const refused = (code: 'invalid_input' | 'email_taken', fields: Record<string, string> = {}) =>
  new ProblemError({ code, msg: 'Das geht nicht.', fields }, 400)

async function submit(problem: unknown, options?: Options) {
  const { user } = renderPage(<Form problem={problem} {...(options ? { options } : {})} />)
  await user.type(screen.getByLabelText('E-Mail'), 'anna@kostbar.test')
  await user.click(screen.getByRole('button', { name: 'Senden' }))
}

test('a field the API names has the sentence and the focus, and keeps what was typed', async () => {
  await submit(refused('invalid_input', { email: 'Diese Adresse kennen wir nicht.', unknown: 'Niemand sieht das.' }))
  const email = screen.getByLabelText<HTMLInputElement>('E-Mail')
  expect(document.getElementById(email.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Diese Adresse kennen wir nicht.',
  )
  expect(document.activeElement).toBe(email)
  expect(email.value).toBe('anna@kostbar.test')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a code can stand for a field', async () => {
  await submit(refused('email_taken'), { fieldByCode: { email_taken: 'email' } } as Options)
  expect(screen.getByLabelText('E-Mail').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Das geht nicht.')).toBeTruthy()
})

test('a field can have another name in the form', async () => {
  await submit(refused('invalid_input', { address: 'Diese Adresse kennen wir nicht.' }), { fieldOf: () => 'email' })
  expect(screen.getByLabelText('E-Mail').getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a problem without a field is shown above the button and as a toast', async () => {
  await submit(refused('invalid_input', { unknown: 'Niemand sieht das.' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Das geht nicht.')
  expect(screen.getAllByText('Das geht nicht.')).toHaveLength(2)
  expect(screen.getByLabelText('E-Mail').getAttribute('aria-invalid')).toBeNull()
})

test('an unexpected problem has the words of its form', async () => {
  await submit(new TypeError('bug'), { unexpected: 'Das Speichern hat nicht geklappt.' })
  expect((await screen.findByRole('alert')).textContent).toBe('Das Speichern hat nicht geklappt.')
})

test('a problem that can be solved on another page links to it, in the form and in the toast', async () => {
  const link = '/profile/einstellungen#abo'
  await submit(new ProblemError({ code: 'no_slots', msg: 'Kein Slot frei.', link }, 409))
  await screen.findByRole('alert')
  expect(screen.getAllByRole('link', { name: 'Slots kaufen' }).map((anchor) => anchor.getAttribute('href'))).toEqual([
    link,
    link,
  ])
})

test('a link of a code that this release does not know is shown, too', async () => {
  await submit(new ProblemError({ code: 'brand_new' as never, msg: 'Neu.', link: '/profile' }, 409))
  expect(await screen.findAllByRole('link', { name: 'Mehr dazu' })).toHaveLength(2)
})
