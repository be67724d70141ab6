-- CreateTable
CREATE TABLE "recipe_tags" (
    "recipe_id" UUID NOT NULL,
    "shelf" UUID NOT NULL,
    "tag" TEXT NOT NULL,

    CONSTRAINT "recipe_tags_pkey" PRIMARY KEY ("recipe_id","tag")
);

-- CreateIndex
CREATE INDEX "recipe_tags_shelf_tag_idx" ON "recipe_tags"("shelf", "tag");

-- AddForeignKey
ALTER TABLE "recipe_tags" ADD CONSTRAINT "recipe_tags_recipe_id_fkey" FOREIGN KEY ("recipe_id") REFERENCES "recipes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE FUNCTION list_recipe_tags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM recipe_tags WHERE recipe_id = NEW.id;
  END IF;
  IF NEW.withdrawn_at IS NULL THEN
    INSERT INTO recipe_tags (recipe_id, shelf, tag)
      SELECT DISTINCT NEW.id, coalesce(NEW.owner_id, '00000000-0000-0000-0000-000000000000'), tag FROM unnest(NEW.tags) tag;
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER recipes_list_tags AFTER INSERT OR UPDATE OF tags, owner_id, withdrawn_at ON recipes
  FOR EACH ROW EXECUTE FUNCTION list_recipe_tags();

INSERT INTO recipe_tags (recipe_id, shelf, tag)
  SELECT DISTINCT id, coalesce(owner_id, '00000000-0000-0000-0000-000000000000'), tag
    FROM recipes CROSS JOIN LATERAL unnest(tags) tag
   WHERE withdrawn_at IS NULL;
