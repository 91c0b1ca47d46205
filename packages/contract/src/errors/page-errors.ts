/** Errors of the catalogue that pages tell of by themselves, before anything is sent. Apart from the others, which no page needs. */
export const pageErrors = {
  photo_required: { status: 400, message: 'Profile photo is required' },
  too_many_files: {
    status: 400,
    message:
      'Maximum file limit reached. You can only upload up to 10 files for one project. Please remove some files and try again.',
  },
  file_too_large: {
    status: 400,
    message: 'File size exceeds the 10MB limit. Please choose a smaller file and try again.',
  },
  invalid_file_type: {
    status: 400,
    message: 'Invalid file format. Only image files (JPEG, PNG, GIF, WebP, etc.) are allowed.',
  },
  invalid_image: { status: 400, message: 'This picture is damaged and cannot be read.' },
} as const;
