import { Suspense, use, useEffect, useState } from 'react'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { BlockRendererProps } from './block-renderer-props.ts'

/**
 * Static island: a block without interaction. The server renders it, hydration skips its HTML, and its code is loaded
 * only after client-side navigation.
 */
export const StaticBlock = import.meta.env.SSR ? ServerStaticBlock : BrowserStaticBlock

/** Server side. A block that throws is left out here and again in the browser, by its `BlockBoundary`. */
function ServerStaticBlock(renderer: BlockRendererProps) {
  return (
    <Suspense>
      <div>
        <LoadedBlock {...renderer} />
      </div>
    </Suspense>
  )
}

/**
 * Browser side: keeps the server's HTML while hydrating; renders the block after navigation and in the visual editor.
 */
function BrowserStaticBlock({ load, props }: BlockRendererProps) {
  const inBrowser = useHydrated()
  /** Block of which the document shows the server's HTML; null once the browser renders the block itself. */
  const [serverBlock, setServerBlock] = useState(inBrowser ? null : props.block)
  const isEdited = serverBlock !== null && serverBlock !== props.block

  // The visual editor passes the draft's changes as new props.
  useEffect(() => {
    if (isEdited) void load().then(() => setServerBlock(null))
  }, [isEdited, load])

  // After client-side navigation, suspend the whole page until its blocks are loaded: no gaps that fill up later.
  if (serverBlock === null) use(load())
  return (
    <Suspense>
      {serverBlock === null ? (
        <div key="rendered">
          <LoadedBlock load={load} props={props} />
        </div>
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; makes React keep the server's HTML
        <div key="server" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
      )}
    </Suspense>
  )
}

function LoadedBlock({ load, props }: BlockRendererProps) {
  const Block = use(load())
  return <Block {...props} />
}
