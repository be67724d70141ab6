-- An erased user is removed from the audiences of chosen people.
CREATE INDEX CONCURRENTLY "push_messages_chosen_people" ON "push_messages" USING gin (("audience" -> 'userIds'))
  WHERE "audience" ->> 'kind' = 'PEOPLE';
