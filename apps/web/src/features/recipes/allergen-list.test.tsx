import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AllergenList } from './allergen-list.tsx'

const none = 'Keine der 14 kennzeichnungspflichtigen Allergene.'

test('says that a recipe contains no allergens only when that was stated', () => {
  render(<AllergenList letters={[]} stated />)
  expect(screen.getByText(none)).toBeTruthy()
})

test('says that allergens were not stated', () => {
  render(<AllergenList letters={[]} stated={false} />)
  expect(screen.queryByText(none)).toBeNull()
  expect(screen.getByText(/^Allergene nicht angegeben\. Schau bei einer Allergie/)).toBeTruthy()
})

test('names allergens in words beside their letters', () => {
  render(<AllergenList letters={['A', 'G']} stated />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['AGluten', 'GMilch'])
  expect(screen.queryByText(/^Nicht von allen Zutaten/)).toBeNull()
})

test('says when there may be more allergens than those named', () => {
  render(<AllergenList letters={['A']} stated={false} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['AGluten'])
  expect(
    screen.getByText(/^Nicht von allen Zutaten sind die Allergene bekannt\. Schau bei einer Allergie/),
  ).toBeTruthy()
})
