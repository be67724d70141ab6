import { Suspense, use } from 'react'
import type { ShownBlock } from './shown-block.ts'

/** The server's side of a still block. */
export const DrawnBlock = (shown: ShownBlock) => (
  // A block that fails is left to the browser, where its boundary leaves it out.
  <Suspense>
    <Drawn {...shown} />
  </Suspense>
)

function Drawn({ load, props }: ShownBlock) {
  const Block = use(load())
  return (
    <div>
      <Block {...props} />
    </div>
  )
}
