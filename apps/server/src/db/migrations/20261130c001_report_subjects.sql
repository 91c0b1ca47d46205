-- Reports are found by what they are about

create index report_subject_idx on report (subject_id);
comment on index report_subject_idx is 'For other reports about the same thing, and for deleting it.';
