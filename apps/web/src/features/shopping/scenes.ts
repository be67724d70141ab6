import { scene } from '../../ui/scene.ts'

export const marketBasket = scene(async () => (await import('../../ui/pictures/scenes/market-basket.tsx')).MarketBasket)
