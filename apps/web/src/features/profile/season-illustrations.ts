import { type IllustrationLoader, illustrationLoader } from '../../ui/illustration/illustration-loader.ts'
import type { Ingredient } from './season.ts'

const onTheTable = (importSvg: () => Promise<{ default: string }>) =>
  illustrationLoader(async () => {
    const [{ onTheTable }, { default: svg }] = await Promise.all([
      import('@kostbar/illustrations/on-the-table'),
      importSvg(),
    ])
    return { default: onTheTable(svg) }
  })

/** Illustration of each seasonal ingredient. */
export const seasonIllustrations = {
  apple: onTheTable(() => import('@kostbar/illustrations/objects/apple.svg?raw')),
  apricot: onTheTable(() => import('@kostbar/illustrations/objects/apricot-half.svg?raw')),
  basil: onTheTable(() => import('@kostbar/illustrations/objects/basil.svg?raw')),
  beetroot: onTheTable(() => import('@kostbar/illustrations/objects/beetroot.svg?raw')),
  berries: onTheTable(() => import('@kostbar/illustrations/objects/berries.svg?raw')),
  broccoli: onTheTable(() => import('@kostbar/illustrations/objects/broccoli.svg?raw')),
  carrot: onTheTable(() => import('@kostbar/illustrations/objects/carrot.svg?raw')),
  dill: onTheTable(() => import('@kostbar/illustrations/objects/dill.svg?raw')),
  garlic: onTheTable(() => import('@kostbar/illustrations/objects/garlic.svg?raw')),
  mushroom: onTheTable(() => import('@kostbar/illustrations/objects/mushroom.svg?raw')),
  nuts: onTheTable(() => import('@kostbar/illustrations/objects/nuts.svg?raw')),
  onion: onTheTable(() => import('@kostbar/illustrations/objects/onion.svg?raw')),
  parsley: onTheTable(() => import('@kostbar/illustrations/objects/parsley.svg?raw')),
  pear: onTheTable(() => import('@kostbar/illustrations/objects/pear.svg?raw')),
  pepper: onTheTable(() => import('@kostbar/illustrations/objects/pepper.svg?raw')),
  potato: onTheTable(() => import('@kostbar/illustrations/objects/potato.svg?raw')),
  pumpkin: onTheTable(() => import('@kostbar/illustrations/objects/pumpkin.svg?raw')),
  spinach: onTheTable(() => import('@kostbar/illustrations/objects/spinach-leaf.svg?raw')),
  tomato: onTheTable(() => import('@kostbar/illustrations/objects/tomato.svg?raw')),
} satisfies Record<Ingredient, IllustrationLoader>
