-- The jobs that remove files ask which recipes refer to them.
CREATE INDEX CONCURRENTLY "recipes_image_key" ON "recipes" ("image_key") WHERE "image_key" IS NOT NULL;
