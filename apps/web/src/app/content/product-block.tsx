import { ProductOffer } from '../../features/offers/product-offer.tsx'
import { AssetImage } from '../../lib/content/asset-image.tsx'
import { type BlockProps, still } from '../../lib/content/block.ts'
import type { ShownBlock } from './shown-block.ts'
import { StillBlock } from './still-block.tsx'

const richText = still<'rich_text'>(async () => (await import('../../features/content/rich-text.tsx')).RichTextBlock)

/** A single product; its text is drawn by the server alone, as texts are everywhere. */
export function ProductBlock({ block }: BlockProps<'product'>) {
  const { text, image } = block
  return (
    <ProductOffer
      block={block}
      text={
        text ? (
          <div className="[&_.article-column]:mx-0">
            <StillBlock
              load={richText.load as ShownBlock['load']}
              props={{
                block: { component: 'rich_text', _uid: `${block._uid}-text`, text },
                place: 'article',
                first: false,
              }}
            />
          </div>
        ) : undefined
      }
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
