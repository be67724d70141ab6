-- The jobs that remove files ask which accounts refer to them. Most accounts have no image.
CREATE INDEX CONCURRENTLY "users_profile_image" ON "users" ("profile_image") WHERE "profile_image" IS NOT NULL;
