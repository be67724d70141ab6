import { type ComponentType, lazy } from 'react'
import type { Ingredient } from './season.ts'

/** The drawings of the season; each is loaded only on its day. */
export const drawings = {
  apple: lazy(async () => ({ default: (await import('../../ui/pictures/ingredients/apple.tsx')).Apple })),
  apricot: lazy(async () => ({
    default: (await import('../../ui/pictures/ingredients/apricot-half.tsx')).ApricotHalf,
  })),
  basil: lazy(async () => ({ default: (await import('../../ui/pictures/ingredients/basil.tsx')).Basil })),
  beetroot: lazy(async () => ({ default: (await import('../../ui/pictures/ingredients/beetroot.tsx')).Beetroot })),
  berries: lazy(async () => ({ default: (await import('../../ui/pictures/ingredients/berries.tsx')).Berries })),
  broccoli: lazy(async () => ({ default: (await import('../../ui/pictures/ingredients/broccoli.tsx')).Broccoli })),
  carrot: lazy(async () => ({ default: (await import('../../ui/pictures/ingredients/carrot.tsx')).Carrot })),
  dill: lazy(async () => ({ default: (await import('../../ui/pictures/ingredients/dill.tsx')).Dill })),
  garlic: lazy(async () => ({ default: (await import('../../ui/pictures/ingredients/garlic.tsx')).Garlic })),
  mushroom: lazy(async () => ({ default: (await import('../../ui/pictures/ingredients/mushroom.tsx')).Mushroom })),
  nuts: lazy(async () => ({ default: (await import('../../ui/pictures/ingredients/nuts.tsx')).Nuts })),
  onion: lazy(async () => ({ default: (await import('../../ui/pictures/ingredients/onion.tsx')).Onion })),
  parsley: lazy(async () => ({ default: (await import('../../ui/pictures/ingredients/parsley.tsx')).Parsley })),
  pear: lazy(async () => ({ default: (await import('../../ui/pictures/ingredients/pear.tsx')).Pear })),
  pepper: lazy(async () => ({ default: (await import('../../ui/pictures/ingredients/pepper.tsx')).Pepper })),
  potato: lazy(async () => ({ default: (await import('../../ui/pictures/ingredients/potato.tsx')).Potato })),
  pumpkin: lazy(async () => ({ default: (await import('../../ui/pictures/ingredients/pumpkin.tsx')).Pumpkin })),
  spinach: lazy(async () => ({
    default: (await import('../../ui/pictures/ingredients/spinach-leaf.tsx')).SpinachLeaf,
  })),
  tomato: lazy(async () => ({ default: (await import('../../ui/pictures/ingredients/tomato.tsx')).Tomato })),
} satisfies Record<Ingredient, ComponentType>
