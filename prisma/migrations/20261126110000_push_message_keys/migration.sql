-- AlterTable
ALTER TABLE "push_messages" ADD COLUMN     "client_key" UUID;

-- CreateIndex
CREATE UNIQUE INDEX "push_messages_author_id_client_key_key" ON "push_messages"("author_id", "client_key");
