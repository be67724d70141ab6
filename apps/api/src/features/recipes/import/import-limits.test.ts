import { recipes } from '@kostbar/contracts/recipes/endpoints'
import { expect, it } from 'vitest'
import { useTestApp } from '../../../testing/test-app.ts'

const app = useTestApp({ limitScale: 1 })

it('fetches a limited number of pages per person and hour; texts are counted apart', async () => {
  const trainer = await app.person(['ROLE_TRAINER'])
  const fetchPage = () => trainer.call(recipes.importUrl, { body: { url: 'https://rezepte.example/' } })
  for (let count = 0; count < 20; count += 1) await expect(fetchPage()).toMatchProblem('page_unavailable')
  await expect(fetchPage()).toMatchProblem('too_many_requests')
  const text = 'Brot\nZutaten\n200 g Mehl\nZubereitung\nBacken.'
  expect((await trainer.call(recipes.importText, { body: { text } })).ingredients).toHaveLength(1)
})
