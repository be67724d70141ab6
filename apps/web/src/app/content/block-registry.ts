import type { BodyComponent } from '@kostbar/contracts/content-model'
import { type BlockDefinition, island, staticBlock } from '../../lib/content/block.ts'

type BlockRegistry = { readonly [Name in BodyComponent]?: BlockDefinition<Name> }

/** React components of the block components in the content model, by name. How to add a block: docs/islands.md. */
export const blockRegistry: BlockRegistry = {
  image_stage: staticBlock(async () => (await import('../../features/content/image-stage.tsx')).ImageStage),
  action_stage: staticBlock(async () => (await import('../../features/content/action-stage.tsx')).ActionStage),
  content_with_image: staticBlock(
    async () => (await import('../../features/content/content-with-image.tsx')).ContentWithImage,
  ),
  feature_list: staticBlock(async () => (await import('../../features/content/feature-list.tsx')).FeatureList),
  testimonials: staticBlock(async () => (await import('../../features/content/testimonials.tsx')).Testimonials),
  carousel: island(async () => (await import('../../features/content/carousel.tsx')).Carousel),
  blog_list: island(async () => (await import('../../features/blog/blog-list.tsx')).BlogList),
  subscription_list: island(
    async () => (await import('../../features/products/subscription-list.tsx')).SubscriptionList,
  ),
  product: island(async () => (await import('./product-block.tsx')).ProductBlock),
  client_slots: island(async () => (await import('../../features/products/client-slots.tsx')).ClientSlots),
  newsletter: island(async () => (await import('../../features/newsletter/newsletter.tsx')).Newsletter),
  app_links: staticBlock(async () => (await import('../../features/content/app-links.tsx')).AppLinks),
  accordion: island(async () => (await import('../../features/content/accordion.tsx')).Accordion),
  call_to_action: staticBlock(async () => (await import('../../features/content/call-to-action.tsx')).CallToAction),
  video: island(async () => (await import('../../features/content/video.tsx')).Video),
  rich_text: staticBlock(async () => (await import('../../features/content/rich-text.tsx')).RichTextBlock),
  picture: staticBlock(async () => (await import('../../features/content/picture.tsx')).PictureBlock),
  quote: staticBlock(async () => (await import('../../features/content/quote.tsx')).Quote),
  company: staticBlock(async () => (await import('../../features/content/company.tsx')).Company),
  sources: staticBlock(async () => (await import('../../features/content/sources.tsx')).Sources),
  recipe_reference: island(
    async () => (await import('../../features/recipe-story/recipe-reference.tsx')).RecipeReference,
  ),
}
