-- Where an imported recipe comes from.
ALTER TABLE "recipes" ADD COLUMN "source_title" TEXT;
ALTER TABLE "recipes" ADD COLUMN "source_author" TEXT;
ALTER TABLE "recipes" ADD COLUMN "source_url" TEXT;
