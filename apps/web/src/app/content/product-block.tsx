import type { ContentOf } from '@kostbar/contracts/content'
import { useMemo } from 'react'
import { ProductOffer } from '../../features/products/product-offer.tsx'
import { AssetImage } from '../../lib/content/asset-image.tsx'
import { type BlockProps, staticBlock } from '../../lib/content/block.ts'
import type { BlockRendererProps } from '../islands/block-renderer-props.ts'
import { StaticBlock } from '../islands/static-block.tsx'

const richText = staticBlock<'rich_text'>(
  async () => (await import('../../features/content/rich-text.tsx')).RichTextBlock,
)

/** A single product (island); its rich text is a static block inside it. */
export function ProductBlock({ block }: BlockProps<'product'>) {
  const { text, image, _uid } = block
  return (
    <ProductOffer
      block={block}
      text={text ? <ProductText id={`${_uid}-text`} text={text} /> : undefined}
      picture={
        image ? (
          <AssetImage
            asset={image}
            sizes="(min-width: 1024px) 30rem, 100vw"
            className="aspect-[4/3] w-full rounded-lg object-cover md:max-lg:aspect-[5/2] md:max-lg:object-bottom"
          />
        ) : undefined
      }
    />
  )
}

interface ProductTextProps {
  readonly id: string
  readonly text: NonNullable<ContentOf<'rich_text'>['text']>
}

function ProductText({ id, text }: ProductTextProps) {
  // Memoised: a new block object would replace the server's HTML.
  const block = useMemo(() => ({ component: 'rich_text' as const, _uid: id, text }), [id, text])
  return (
    <div className="[&_.article-column]:mx-0">
      <StaticBlock
        load={richText.load as BlockRendererProps['load']}
        props={{ block, context: 'article', first: false }}
      />
    </div>
  )
}
