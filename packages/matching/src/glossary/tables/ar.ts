/** Arabic design words: what they mean in English, then the words. */
export const ar = `
kitchen: مطبخ, المطابخ, طبخ; kitchenette: مطبخ صغير; worktop: سطح العمل, رخامة المطبخ; sink: حوض, مجلى; oven: فرن
wood-fired oven: فرن حطب; hob: موقد; refrigerator: ثلاجة; kitchen island: جزيرة المطبخ, جزيرة; pantry: مخزن مؤن, مؤونة
dining room: غرفة الطعام, غرفة سفرة, سفرة
living room: غرفة المعيشة, غرفة الجلوس, صالة, صالون, مجلس, جلوس, صالون استقبال
bedroom: غرفة النوم, غرف نوم, غرفة نوم, غرفة نوم رئيسية, غرفة النوم الرئيسية
children's room: غرفة أطفال, غرفة الأطفال, غرفة طفل, غرفة ألعاب, غرفة مولود; bathroom: حمام, دورة مياه, حمامات, الحمام
shower: دش; walk-in shower without threshold: دش بدون عتبة; bathtub: حوض استحمام, بانيو
free-standing bathtub: حوض استحمام قائم; washbasin: مغسلة; tap: صنبور, خلاط; toilet: مرحاض, تواليت
hallway: ممر, مدخل, رواق; staircase: درج, سلم, سلالم; wardrobe: خزانة, خزائن, دولاب; storage: تخزين; shelf: رف, رفوف
book: كتاب, كتب; shoe: حذاء, أحذية; made to measure: حسب المقاس, تفصيل; built-in furniture: أثاث مدمج, مدمج
joinery: نجارة, نجار; home office: مكتب منزلي, غرفة مكتب, العمل من المنزل, ركن عمل, مكتب في البيت
office: مكتب, مكاتب, شركة, مقر, مكتب محاماة; open-plan office: مكتب مفتوح; meeting room: غرفة اجتماعات
phone booth: كابينة هاتف; workplace desk: طاولة عمل; work: عمل, العمل; retreat: ملاذ, خلوة; corner: ركن, زاوية
place: مكان, مساحة, فضاء; studio flat: استوديو; apartment: شقة, شقق, شقتنا, الشقة
house: بيت, منزل, فيلا, بيوت, منازل, فيلتنا, البيت, المنزل, تاون هاوس; holiday home: بيت العطلات, شاليه
country house: بيت ريفي, مزرعة; rural: ريفي; barn, stable: حظيرة, اسطبل; attic: علية, غرفة سطح
sloping ceiling: سقف مائل; basement: قبو, سرداب, بدروم; wine cellar: قبو نبيذ; wine: نبيذ; wine tasting: تذوق
loft: لوفت; mezzanine: ميزانين, طابق نصفي; factory: مصنع; garden: حديقة, حدائق, بستان, حديقة منزلية, جنينة
courtyard: فناء, حوش, صحن الدار, ساحة; terrace: تراس, شرفة واسعة, تراسات, سطيحة
roof terrace: سطح, روف, تراس على السطح; balcony: شرفة, بلكونة; roof: سقف خارجي, قرميد; pool: مسبح; plant: نبات, نباتات
aromatic herbs: أعشاب; tree: شجرة, أشجار, شجر; flower: زهرة, زهور, ورد, أزهار; planter tub: أصيص, أحواض زرع
lawn: عشب, نجيل, مسطح أخضر; without irrigation: بدون ري; watering: ري, سقي; slope: منحدر; ground plot: قطعة أرض, أرض
sun: شمس; shade: ظل, ظلال, مظلل; wind: رياح, ريح; water: ماء, مياه; sound of water, fountain: نافورة, خرير الماء
outdoor: خارجي, خارجية, في الخارج; barbecue: شواء, باربكيو; pergola: برجولة, عريشة, تعريشة
facade: واجهة, واجهات, الواجهة الخارجية, واجهة المنزل; exterior facade: واجهة خارجية; insulation: عزل, عازل
window: نافذة, نوافذ, شباك, نوافذ كبيرة, شبابيك, زجاج كبير; window frames: إطارات النوافذ; shop window: واجهة عرض
shutter: مصاريع, شيش, شيش خشبي, أباجور; sun shading: تظليل, مظلة, مظلات; air conditioning: تكييف, مكيف
outdoor unit: وحدة خارجية; earthquake: زلزال, زلازل; strengthening: تدعيم, تقوية; load capacity: قدرة تحمل, حمولة
building block: عمارة, مبنى, بناية; listed historic building: مبنى تراثي, مبنى أثري
historic: تاريخي, قديم, قديمة, عتيق; restore: ترميم, الحفاظ على, صيانة تراث, إعادة ترميم
renovate: تجديد, إعادة تصميم, تحديث, ترميم وتجديد, تجديدات, نجدد; convert: تحويل, تحويل إلى, مصنع قديم
new building: بناء جديد, بيت جديد; design: تصميم, ديكور, مخطط; interior: داخلي, داخلية; furniture: أثاث, مفروشات
sofa: كنبة, أريكة, كنب, صوفا; armchair: كرسي بذراعين, كرسي مريح, فوتيه; chair: كرسي, كراسي; table: طاولة, طاولات
bed: سرير, أسرة, فراش; fold-away bed: سرير قابل للطي; bench: مقعد طويل, دكة, بنش; lamp: مصباح, مصابيح, إنارة, لمبة
chandelier: ثريا, ثريات; mirror: مرآة, مرايا, مرآة كبيرة; curtain: ستارة, ستائر, برادي
carpet: سجادة, سجاد, موكيت, زربية; wallpaper: ورق جدران, ورق حائط; picture: لوحة, لوحات; textile: قماش, أقمشة, منسوجات
travel souvenirs: سفر, رحلات; cushion: وسادة, وسائد, مخدات, مخدة, مساند; floor: أرضية, أرضيات, بلاط أرضي, الأرض
parquet: باركيه; tile: بلاط, قيشاني, سيراميك; wall: جدار, جدران, حائط, حوائط, جدران داخلية
ceiling: سقف, أسقف, سقف مستعار, أسقف عالية; painted ornamented ceiling: سقف مزخرف; brick vaults: أقبية من الطوب
vault: عقد, أقبية; dome: قبة; beam: عارضة, عوارض, جسور خشبية, عوارض خشبية, كمرات; column: عمود, أعمدة
door: باب, أبواب; fireplace: مدفأة, موقدة, شومينيه, نار; stove: مدفأة حطب, صوبة, مدفأة حديد
wood: خشب, خشبي, خشبية, أخشاب, الخشب; light wood: خشب فاتح; wooden lattice: مشربية, مشربيات
oak: بلوط, سنديان, خشب البلوط; walnut: جوز; bamboo blinds: ستائر خيزران; bamboo: خيزران, بامبو
rattan: راتان, خوص, روطان; stone: حجر, حجري, أحجار, حجرية; natural stone: حجر طبيعي; marble: رخام, رخامي, رخامية
veined: عروق, معرق; brick: طوب, آجر; exposed brick: طوب مكشوف; concrete: خرسانة, إسمنت, خرساني; plaster: جص, لياسة
lime: جير, كلس; whitewashed: مطلي بالجير, جدران بيضاء, مبيض بالجير; clay: طين, طيني; terracotta: تراكوتا, فخار
glass: زجاج, زجاجي, زجاجية; metal: معدن, معدني; iron: حديد; steel: فولاذ, ستيل; brass: نحاس أصفر, نحاسي, نحاسية
copper: نحاس; gold: ذهب, ذهبي; pipe: أنابيب, مواسير; visible: ظاهر, مكشوف; hidden: مخفي, مخفية
leather: جلد, جلدي, جلدية, جلد طبيعي; velvet: مخمل, مخملي, قطيفة; linen: كتان, كتاني; wool: صوف, صوفي; rope: حبل, حبال
white: أبيض, بيضاء; black: أسود, سوداء; grey: رمادي, رمادية; blue: أزرق, زرقاء, زرقة; green: أخضر, خضراء, خضار
red: أحمر, حمراء, عنابي; yellow: أصفر, صفراء, صفار; brown: بني, عسلي; beige: بيج; colour: لون, ألوان, ملون, ملونة
bold: جريء, جريئة; soft: ناعم, ناعمة; bright: مشرق, مضيء, فاتح, فاتحة, مشرقة
dark: داكن, داكنة, غامق, مظلم, مظلمة, معتم; light: ضوء, إضاءة, نور, أضواء; warm: دافئ, دافئة, دفء
homely: مريح, مريحة, أليف; atmosphere: أجواء, جو; quiet: هادئ, هادئة, هدوء, سكينة; noisy: صاخب, ضوضاء, ضجيج
reduce: تقليل, تخفيف; simple: بسيط, بسيطة, بساطة; natural: طبيعي, طبيعية, طبيعة; ecological: بيئي, مستدام, صديق للبيئة
modern: حديث, حديثة, عصري, عصرية, مودرن, معاصر; traditional: تقليدي, تقليدية, كلاسيكي, كلاسيك, تراثي
minimalist: بسيط للغاية, مينيمال, تقليلي, تبسيطي, مينيماليست; industrial: صناعي, صناعية, صناعية الطراز
rustic: ريفي خشن; scandinavian: اسكندنافي, إسكندنافية
mediterranean: متوسطي, البحر المتوسط, البحر الأبيض المتوسط, متوسطية, أندلسي; luxury: فخم, فخامة, فاخر, فاخرة
elegant: أنيق, أنيقة, أناقة, راقي; cheap: رخيص, اقتصادي, غير مكلف; fast: سريع, بسرعة; fresh: منعش, طازج
hard-wearing: متين, يتحمل, مقاوم; small: صغير, صغيرة, صغيرة جدا; large: كبير, كبيرة, واسع, واسعة, كبيرة جدا, ضخم
narrow: ضيق, ضيقة; high: مرتفع, عالي, عالية; low: منخفض, منخفضة; round: مستدير, دائري, دائرية; central: وسط, مركزي
open: مفتوح, مفتوحة; safe: آمن, آمنة; wheelchair: كرسي متحرك
barrier-free accessible: خال من العوائق, ذوي الإعاقة, بدون عوائق; grab rail: مقبض مساند, درابزين; carer: مرافق, رعاية
elderly parents: كبار السن, والدي, الوالدين, جدتي, جدي, مسنين, مسن
child: طفل, أطفال, أولاد, ابني, ابنتي, طفلين, أطفالنا; baby: رضيع, مولود; play: لعب, ألعاب; climb: تسلق; hide: اختباء
nap: قيلولة, نوم; kindergarten: روضة أطفال, حضانة; school: مدرسة, مدارس; classroom: فصل دراسي, صفوف; library: مكتبة
restaurant: مطعم, مطاعم; café: مقهى, كافيه, قهوة; bakery: مخبز, حلويات; bread: خبز; bar: بار, ركن مشروبات
tea room: غرفة شاي; tea: شاي; sit on the floor: جلسة أرضية, الجلوس على الأرض; guest: ضيف, ضيوف
hotel: فندق, فنادق, نزل; guest rooms: غرف ضيوف, غرفة ضيوف; rural tourism guesthouse: نزل ريفي; spa: سبا, منتجع صحي
sauna: ساونا; turkish bath: حمام تركي, حمام مغربي; heated stone platform: بلاطة ساخنة
relaxation room: استرخاء, غرفة استرخاء, راحة; massage: مساج, تدليك; gym: صالة رياضية, نادي رياضي, جيم
changing room: غرفة تبديل, غرفة قياس; shop: متجر, محل, محلات, بوتيك; clothing: ملابس, أزياء, موضة
medical practice: عيادة, عيادات; dentist: طبيب أسنان, أسنان; patient: مريض, مرضى; workshop: ورشة, مرسم
museum: متحف, معرض; church: كنيسة; palace: قصر, قصور; tenant: مستأجر; to let: للإيجار, إيجار, تأجير, إيجارات, مؤجر
prefabricated housing block: عمارات شعبية; family: عائلة, أسرة صغيرة, عائلي; neighbour: جار, جيران; sea: بحر
beach: شاطئ; salt: ملح; mountain: جبل, جبال; forest: غابة; acoustics: صوتيات, عزل صوتي, صدى, صوت; material: مواد, مادة
decoration: زينة, زخرفة, تزيين; wood panelling: ألواح خشبية, تكسية خشب; outdoor shower: دش خارجي; without: بدون, بلا
no: لا نريد, لا أريد; coffee table: طاولة قهوة, طاولة وسط; dining table: طاولة طعام, طاولة الطعام, مائدة
bedside table: كومودينو, طاولة جانبية; headboard: ظهر السرير; sideboard: خزانة أدراج, بوفيه; cupboard: خزائن المطبخ
drawer: أدراج; handles: مقابض; bookcase: مكتبة كتب, رفوف كتب; stool: مقعد مرتفع, كرسي بار; pouf: بوف
rocking chair: كرسي هزاز; bunk bed: سرير بطابقين; cot: مهد; sofa bed: كنبة سرير; desk: مكتب كتابة
dressing table: تسريحة; pendant lamp: مصباح معلق, مصابيح معلقة; floor lamp: مصباح أرضي
wall lamp: مصباح جداري, إضاءة جدارية; indirect light: إضاءة غير مباشرة, إضاءة مخفية; candle: شمعة, شموع
lantern: فانوس, فوانيس; paper lamp: مصباح ورقي; throw blanket: بطانية, لحاف; cotton: قطن; silk: حرير; bouclé: بوكليه
felt: لباد; fur: فرو; upholstered: منجد, منجدة; embroidered: مطرز, تطريز; plywood: خشب رقائقي; birch: بتولا
ash wood: خشب الدردار; pine: صنوبر; larch: أرزية; cedar: أرز خشبي; teak: تيك, خشب الساج; mahogany: ماهوجني
cherry wood: خشب الكرز; rosewood: خشب الورد; chestnut wood: كستناء; smoked oak: بلوط مدخن
reclaimed wood: خشب معاد تدويره, خشب قديم; dark wood: خشب داكن, خشب غامق; veneer: قشرة خشب; laminate: لامينيت
linoleum: لينوليوم; cork: فلين; terrazzo: تيرازو; mosaic: فسيفساء; hand-painted tiles: بلاط مرسوم يدويا, زليج
cement tiles: بلاط إسمنتي; porcelain stoneware: بورسلان; ceramics: خزف, فخاريات; terracotta tiles: بلاط طيني
slate: أردواز; granite: غرانيت; limestone: حجر جيري; travertine: ترافرتين; microcement: ميكروسمنت
exposed concrete: خرسانة مكشوفة; chrome: كروم; aluminium: ألمنيوم; bronze: برونز; plastic: بلاستيك; lacquer: لاكيه
wicker: خيزران مجدول, سلال; jute sisal: جوت, سيزال; straw, thatch: قش, سعف; macrame: مكرمية
kilim rugs: سجاد فارسي, كليم; pink: وردي, زهري; orange: برتقالي; purple: بنفسجي, أرجواني; turquoise: تركواز, فيروزي
mustard yellow: خردلي; cream white: كريمي, عاجي; dark blue: كحلي, أزرق داكن; dark green: أخضر داكن, زمردي
sage green: أخضر مريمي; pastel: باستيل; neutral colours: ألوان محايدة, محايد; earth tones: ألوان ترابية, ألوان الأرض
striped: مخطط الخطوط, مقلم; floral pattern: نقوش زهور; geometric pattern: هندسي, هندسية; pattern: نقش, نقوش, زخارف
art deco: آرت ديكو; art nouveau: آرت نوفو; 1920s: العشرينيات; 1930s: الثلاثينيات; 1950s: الخمسينيات
1960s: الستينيات, الستينات; 1970s: السبعينيات, السبعينات; mid-century modern: منتصف القرن, ميد سنتشري
vintage retro: ريترو, فينتاج, مستعمل; antique: أنتيك, تحف; japandi: جاباندي; japanese: ياباني, يابانية, اليابان
chinese: صيني, صينية; bohemian: بوهيمي, بوهيمية, بوهو; eclectic maximalist colourful: انتقائي
country style: ريفي الطراز, طراز ريفي; farmhouse: بيت مزرعة; village house: بيت في القرية, قرية
provence french country: بروفنسال; shabby chic: شابي شيك; victorian: فيكتوري; neoclassical: نيوكلاسيك, كلاسيكي جديد
baroque: باروك; traditional classic: كلاسيكية; english style: إنجليزي, إنجليزية; glamorous: ساحر, براق
coastal nautical: بحري; moroccan: مغربي, مغربية, عربي, عربية, شرقي, أندلسية; ethnic: إثني; tropical: استوائي, استوائية
alpine chalet: شاليه جبلي; log cabin: كوخ, كوخ خشبي; brutalist raw concrete: بروتاليست; futuristic high-tech: مستقبلي
pop art: بوب آرت; smart home: منزل ذكي; contemporary: معاصرة, حديثة الطراز; cosy: حميمي, مريحة ودافئة
spacious: رحب, فسيح; calm: سكون, هادئا; cheerful: مبهج, مرح, حيوي; romantic: رومانسي, رومانسية; dramatic: درامي, لافت
refined: راقية, رفيع, مترف; raw, rough: خام, خشن; matt: مطفي, مات; glossy: لامع, لامعة
handmade: صناعة يدوية, يدوي الصنع, حرفي, حرفيين, حرف; reused: معاد تدويره, إعادة استخدام; timeless: خالد الطراز
practical: عملي, عملية, وظيفي; multi-purpose foldable furniture: متعدد الاستخدامات, قابل للطي
washable, easy to clean: سهل التنظيف, قابل للغسل; low maintenance: قليل الصيانة; empty: فارغ, فارغة, خالي
tidy without clutter: مرتب, منظم; cold: بارد, باردة, برد; hot climate: حار, حرارة, حر; humid, damp: رطوبة, رطب, عفن
dry, drought: جاف, جفاف, صحراء, صحراوي; sunny: مشمس, مشمسة; north-facing: جهة الشمال; view: إطلالة, منظر, مطل
privacy: خصوصية; long: طويل, طويلة; wide: عريض; old: قديمة جدا; new: جديد, جديدة; curved, rounded: منحني, منحنيات
symmetrical: متماثل, تناظر; daylight: ضوء طبيعي, إضاءة طبيعية, منير
open kitchen and living room: مطبخ مفتوح, مطبخ أمريكي; dining kitchen: مطبخ مع سفرة
dining corner: ركن الطعام, زاوية طعام; teenager: مراهق, مراهقة; grandchildren: أحفاد; couple: زوجين, عروسين
cat: قطة, قطط; dog: كلب, كلاب; friends: أصدقاء, أصحاب; party, celebrate: حفلات, عزائم, مناسبات
cooking: الطبخ, نطبخ, طهي; sleep: نوم هادئ, ننام; reading corner: ركن قراءة, قراءة; television: تلفاز, تلفزيون
music: موسيقى, بيانو; art: فن, فنون, مجموعة فنية; yoga: يوغا, تأمل; homework, study: دراسة, مذاكرة, واجبات
reception, waiting room: استقبال, غرفة انتظار; hair and beauty salon: صالون تجميل, صالون حلاقة, كوافير
coworking: مساحة عمل مشتركة; counter, bar counter: كاونتر, منضدة بيع; bookshop: مكتبة لبيع الكتب; pharmacy: صيدلية
brewery: مصنع جعة; winery: كرم, مزرعة عنب; laundry room: غرفة غسيل, غسالة
dressing room: غرفة ملابس, غرفة تبديل الملابس; entrance: مدخل البيت, بهو, ردهة
winter garden, conservatory: حديقة شتوية, بيت زجاجي; garage: كراج, مرآب; porch: رواق خارجي, فرندة
vegetable beds: أحواض خضروات, أحواض; wildflower meadow: زهور برية, نحل; shrub, hedge: شجيرات, سياج نباتي
perennials and grasses: نباتات معمرة; rose: ورود جورية; lavender: لافندر, خزامى; olive tree: زيتون, شجرة زيتون
palm, cactus, succulents: نخيل, نخلة, صبار; fruit tree, orchard: أشجار فاكهة, أشجار مثمرة, ليمون
climbing plants: نباتات متسلقة, جهنمية, ياسمين; hanging plants, houseplants: نباتات داخلية, نباتات معلقة
pond, stream: بركة, جدول ماء; path, gravel, paving: ممر حديقة, حصى, ممرات, رصف; fence, gate: سور, سياج, بوابة
sun lounger, hammock: كرسي استرخاء, أرجوحة; fire pit: موقد نار, جلسة نار; outdoor kitchen: مطبخ خارجي
outdoor lounge, open air: في الهواء الطلق, جلسة خارجية, أثاث خارجي; parasol, shade sail: مظلة شمسية, شراع
hillside, slope: تل, منحدرة, جدار استنادي; cladding: كسوة, تكسية, تلبيس حجر; render, plaster: جبس, جبسي, تلييس
half-timbered: هيكل خشبي; stone house: بيت حجري, حجر مكشوف; penthouse: بنتهاوس, دوبلكس; building: برج, مبان, عمارات
period apartment with stucco: جبصين, عمارة قديمة; herringbone parquet: باركيه متعرج; floorboards: أرضية خشبية, ألواح
arch: قوس, أقواس, قناطر; front door: الباب الرئيسي, أبواب خشبية; underfloor heating, heating: تدفئة أرضية, تدفئة
energy saving: طاقة, توفير الطاقة, ألواح شمسية; extension: ملحق, توسعة, توسيع; build: بناء, نبني
furnishing: تأثيث, فرش, تجهيز; landscape planting: تنسيق حدائق, تشجير, زراعة; lighting design: تصميم إضاءة
paint: دهان, طلاء; room: غرفة, غرف, حجرة; style: طراز, ستايل, أسلوب; house boat: عوامة; city: مدينة, حضري, المدينة
lake: بحيرة; river: نهر, نيل; island: جزيرة في البحر; harbour, boat: ميناء, قارب, مركب; summer: صيف, صيفي
winter: شتاء, شتوي; evening: مساء, ليلي, ليل, أمسيات; morning: صباح, صباحي; breakfast: فطور, إفطار
dinner guests: عشاء, غداء, نأكل; nature: طبيعية الخامات; dishes, tableware: أواني, صحون, أطباق
dishwasher, appliances: غسالة صحون, أجهزة, أجهزة كهربائية; computer, screen: حاسوب, شاشة, كمبيوتر
video calls: مكالمات فيديو, اجتماعات; bicycle: دراجة, دراجات; lift, elevator: مصعد; ramp, threshold: منحدر كراسي, عتبة
customers, visitors: زبائن, عملاء, زوار; employees, team: موظفين, موظفون, فريق
tourists, travellers: سياح, مسافرين, عطلة; artist, sculptor: فنان, فنانة, نحات; potter, craft: خياطة, هوايات
grand hotel: فندق كبير; club, lounge: نادي, لاونج; ice cream: مثلجات, آيس كريم; jewellery, watches: مجوهرات
flower shop: محل زهور; physiotherapy, treatment room: علاج طبيعي, غرفة علاج, طبيب, طبية
hygiene, easy to disinfect: نظافة, صحي, تعقيم; anxious, calming: خوف, قلق; pizza: بيتزا, بيتزيريا
window seat: جلسة النافذة, جلسة شباك; niche, alcove: كوة, تجويف; room divider, sliding door: باب منزلق, فاصل, حاجز
cables, sockets: أسلاك, مقابس; posters: ملصقات, لوحات جدارية; sand colour: رمل, رملي; countryside: الريف
few things: أشياء قليلة; seaside: ساحلي, ساحلية, ساحل; warehouse: مستودع
perennials and grasses: أعشاب الزينة
`;
