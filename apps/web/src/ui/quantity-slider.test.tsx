import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { QuantitySlider } from './quantity-slider.tsx'

const scale = [1, 2, 3, 5, 10, 20, 50, 100] as const

function Slots({ start, max = 100 }: { start: number; max?: number }) {
  const [count, setCount] = useState(start)
  return (
    <>
      <QuantitySlider
        label="Kunden-Slots"
        value={count}
        scale={max === 3 ? [1, 2, 3] : scale}
        presets={[1, 10, 50]}
        onChange={setCount}
        valueText={(n) => `${n} Slots`}
      />
      <output>{count}</output>
    </>
  )
}

const chosen = () => Number(screen.getByText(/^\d+$/, { selector: 'output' }).textContent)
const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Kunden-Slots' })
const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Kunden-Slots' })
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const isAtLimit = (name: string) => button(name).getAttribute('aria-disabled') === 'true'
const message = () => document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent

test('buttons change it by one, within 1 and the maximum', async () => {
  render(<Slots start={2} max={3} />)
  await userEvent.click(button('Eins weniger'))
  expect([chosen(), isAtLimit('Eins weniger')]).toEqual([1, true])
  expect(document.activeElement).toBe(button('Eins weniger'))
  await userEvent.click(button('Eins mehr'))
  await userEvent.click(button('Eins mehr'))
  await userEvent.click(button('Eins mehr'))
  expect([chosen(), isAtLimit('Eins mehr')]).toEqual([3, true])
})

test('a typed number applies immediately; field and slider show the same', async () => {
  render(<Slots start={5} />)
  await userEvent.clear(field())
  await userEvent.type(field(), '42')
  expect([chosen(), scale[slider().valueAsNumber]]).toEqual([42, 20])
  expect(slider().getAttribute('aria-valuetext')).toBe('42 Slots')
  expect(message()).toBe('')
})

test.each(['0', '101', '-5', ''])(
  '"%s" is not taken over; the field says why and shows the last one when left',
  async (text) => {
    render(<Slots start={5} />)
    await userEvent.clear(field())
    if (text) await userEvent.type(field(), text)
    expect(message()).toBe('Bitte wähle zwischen 1 und 100.')
    expect(field().getAttribute('aria-invalid')).toBe('true')
    const valueBefore = chosen()
    await userEvent.tab()
    expect([field().value, message()]).toEqual([String(valueBefore), ''])
  },
)

test('the slider takes over what the field was showing', async () => {
  render(<Slots start={5} />)
  await userEvent.clear(field())
  fireEvent.change(slider(), { target: { value: '4' } })
  expect([chosen(), field().value, message()]).toEqual([10, '10', ''])
})

test('presets are one click away, and show which one it is', async () => {
  render(<Slots start={5} />)
  await userEvent.click(button('50 Slots'))
  expect([chosen(), field().value, slider().value]).toEqual([50, '50', '6'])
  expect(button('50 Slots').getAttribute('aria-pressed')).toBe('true')
  expect(button('10 Slots').getAttribute('aria-pressed')).toBe('false')
})
