-- The mean of all reviews, which the ranking asks for

create index review_stars_idx on review (stars) where hidden_at is null;
comment on index review_stars_idx is 'For the mean stars of all visible reviews, read from the index alone.';
