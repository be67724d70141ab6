import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { CookingSteps } from './cooking-steps.tsx'
import { Dish } from './dish.tsx'
import { Ingredients } from './ingredients.tsx'
import { PortionsStepper } from './portions-stepper.tsx'

function Stepper({ start }: { start: number }) {
  const [portions, setPortions] = useState(start)
  return <PortionsStepper value={portions} onChange={setPortions} />
}

const fewer = () => screen.getByRole('button', { name: 'Weniger Portionen' })
const more = () => screen.getByRole('button', { name: 'Mehr Portionen' })

test('portions go in halves, down to a half and no further, and the focus stays on the button', async () => {
  render(<Stepper start={1.5} />)
  await userEvent.click(fewer())
  expect(screen.getByText('1 Portion')).toBeTruthy()
  await userEvent.click(fewer())
  expect(screen.getByText('½ Portion')).toBeTruthy()
  expect(fewer().getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(fewer())
  expect(screen.getByText('½ Portion')).toBeTruthy()
  expect(document.activeElement).toBe(fewer())
  await userEvent.click(more())
  expect(screen.getByText('1 Portion')).toBeTruthy()
})

test('portions end at fifty', async () => {
  render(<Stepper start={49.5} />)
  await userEvent.click(more())
  await userEvent.click(more())
  expect(screen.getByText('50 Portionen')).toBeTruthy()
  expect(more().getAttribute('aria-disabled')).toBe('true')
})

test('portions of a plan that are no half steps go to the next half', async () => {
  render(<Stepper start={1.3} />)
  await userEvent.click(more())
  expect(screen.getByText('1½ Portionen')).toBeTruthy()
  cleanup()
  render(<Stepper start={1.3} />)
  await userEvent.click(fewer())
  expect(screen.getByText('1 Portion')).toBeTruthy()
})

test('writes scaled ingredients as in a cookbook, keeps amounts without a number as text, and shows notes', () => {
  render(
    <Ingredients
      factor={1.5}
      ingredients={[
        { amount: 200, unit: 'g', normalName: 'Linsen', note: 'rot' },
        { unit: 'etwas', normalName: 'Salz' },
        {
          amount: 1,
          unit: 'Stk',
          normalName: 'Knoblauch',
          note: null,
          forms: { name: 'Knoblauch', singular: 'Zehe Knoblauch', plural: 'Zehen Knoblauch' },
        },
      ]}
    />,
  )
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '300 g Linsen, rot',
    'etwas Salz',
    '1½ Zehen Knoblauch',
  ])
})

const four = { servings: 4, portions: 4 }

test('amounts in steps say for how many servings they are meant, unless that many are cooked', () => {
  const steps = ['Forme zwölf Knödel.', 'Bei 200 °C backen.']
  const note = () => screen.queryByText('Mengen im Text gelten für 4 Portionen.')
  const { rerender } = render(<CookingSteps recipeId="r-1" steps={steps} servings={4} portions={1} />)
  expect(note()).toBeTruthy()
  rerender(<CookingSteps recipeId="r-1" steps={steps} {...four} />)
  expect(note()).toBeNull()
  rerender(<CookingSteps recipeId="r-1" steps={steps.slice(1)} servings={4} portions={1} />)
  expect(note()).toBeNull()
})

test('ticks of the steps outlast a reload of the tab, and belong to their recipe', async () => {
  const steps = ['Bei 200 °C backen.', 'Abkühlen.']
  const page = render(<CookingSteps {...four} recipeId="r-1" steps={steps} />)
  const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox')
  await userEvent.click(screen.getByText('Abkühlen.'))
  expect(boxes().map(({ checked }) => checked)).toEqual([false, true])
  page.unmount()
  render(<CookingSteps {...four} recipeId="r-1" steps={steps} level={2} />)
  expect(boxes().map(({ checked }) => checked)).toEqual([false, true])
  expect(screen.getByRole('heading', { level: 2, name: 'Zubereitung' })).toBeTruthy()
  await userEvent.click(screen.getByText('Abkühlen.'))
  expect(boxes().map(({ checked }) => checked)).toEqual([false, false])
  cleanup()
  render(<CookingSteps {...four} recipeId="r-2" steps={steps} />)
  expect(boxes().map(({ checked }) => checked)).toEqual([false, false])
})

test('degrees never stand alone on the next line', () => {
  render(<CookingSteps {...four} recipeId="r-1" steps={['Bei 200 °C backen.']} />)
  expect(within(screen.getByRole('listitem')).getByText('Bei 200 °C backen.').textContent).toContain('200\u00a0°C')
})

test('a photo of a dish is decorative and loaded lazily', () => {
  const { container } = render(<Dish image="/f/brot.jpg" seed="r-1" picture={[]} />)
  const photo = container.querySelector('img') ?? expect.fail()
  expect([photo.getAttribute('src'), photo.alt, photo.getAttribute('loading')]).toEqual(['/f/brot.jpg', '', 'lazy'])
})
