import { getTranslations } from 'next-intl/server';

const HomePage = async () => {
  const say = await getTranslations('site');
  return (
    <main>
      <h1>{say('name')}</h1>
    </main>
  );
};

export default HomePage;
